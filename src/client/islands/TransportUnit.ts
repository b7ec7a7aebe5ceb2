import { TransportUnit } from "../../islands/TransportUnit/TransportUnit.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(TransportUnit, () => SHARED_PROPS.TransportUnit);
