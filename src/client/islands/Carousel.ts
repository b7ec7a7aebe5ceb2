import { Carousel } from "../../islands/Carousel/Carousel.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(Carousel);
