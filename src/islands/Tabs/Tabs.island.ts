import { hydrateAs } from "../../client/hydrate.tsx";
import { Tabs } from "./Tabs.tsx";

export default hydrateAs(Tabs);
