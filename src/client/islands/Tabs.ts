import { Tabs } from "../../islands/Tabs/Tabs.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Tabs);
