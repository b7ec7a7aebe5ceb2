import { Drawer } from "../../islands/Drawer/Drawer.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Drawer, () => SHARED_PROPS.Drawer);
