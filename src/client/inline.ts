/** What stands in the head of every page: the theme, decided before anything is painted, and the loader of islands. */
import { startLoader } from "./loader.ts";
import "./theme.ts";

startLoader();
