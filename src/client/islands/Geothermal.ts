import { Geothermal } from "../../islands/Geothermal/Geothermal.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Geothermal, () => SHARED_PROPS.Geothermal);
