import { hydrateAs } from "../../client/hydrate.tsx";
import { ColdRoom } from "./ColdRoom.tsx";

export default hydrateAs(ColdRoom, () => SHARED_PROPS.ColdRoom);
