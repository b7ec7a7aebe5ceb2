import { hydrateAs } from "../../client/hydrate.tsx";
import { Carousel } from "./Carousel.tsx";

export default hydrateAs(Carousel);
