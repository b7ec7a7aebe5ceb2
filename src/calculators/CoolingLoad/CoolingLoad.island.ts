import { hydrateAs } from "../../client/hydrate.tsx";
import { CoolingLoad } from "./CoolingLoad.tsx";

export default hydrateAs(CoolingLoad, () => SHARED_PROPS.CoolingLoad);
