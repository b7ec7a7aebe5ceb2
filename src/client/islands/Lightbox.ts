import { Lightbox } from "../../islands/Lightbox/Lightbox.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Lightbox);
