import { hydrateAs } from "../../client/hydrate.tsx";
import { TransportUnit } from "./TransportUnit.tsx";

export default hydrateAs(TransportUnit, () => SHARED_PROPS.TransportUnit);
