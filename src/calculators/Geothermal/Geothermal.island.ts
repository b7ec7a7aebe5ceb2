import { hydrateAs } from "../../client/hydrate.tsx";
import { Geothermal } from "./Geothermal.tsx";

export default hydrateAs(Geothermal, () => SHARED_PROPS.Geothermal);
