import { hydrateAs } from "../../client/hydrate.tsx";
import { Lightbox } from "./Lightbox.tsx";

export default hydrateAs(Lightbox);
