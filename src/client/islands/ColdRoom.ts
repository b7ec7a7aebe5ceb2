import { ColdRoom } from "../../islands/ColdRoom/ColdRoom.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(ColdRoom, () => SHARED_PROPS.ColdRoom);
