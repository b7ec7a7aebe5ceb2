import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(CoolingLoad, () => SHARED_PROPS.CoolingLoad);
