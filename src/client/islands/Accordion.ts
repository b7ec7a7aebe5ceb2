import { Accordion } from "../../islands/Accordion/Accordion.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Accordion);
