import { hydrateAs } from "../../client/hydrate.tsx";
import { Drawer } from "./Drawer.tsx";

export default hydrateAs(Drawer, () => SHARED_PROPS.Drawer);
