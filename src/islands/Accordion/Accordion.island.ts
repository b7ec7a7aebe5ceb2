import { hydrateAs } from "../../client/hydrate.tsx";
import { Accordion } from "./Accordion.tsx";

export default hydrateAs(Accordion);
