/** Fetched like the scripts of islands, but has an effect at once: on the first sign of life, or after a while. */
import { showYear } from "../components/Footer/showYear.ts";
import { fadeInSections } from "./fadeIn.ts";
import type { Hydrate } from "./hydrate.tsx";

showYear();
fadeInSections();

const nothing: Hydrate = () => {};
export default nothing;
