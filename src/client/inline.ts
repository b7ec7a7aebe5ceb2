/**
 * What stands in the head of every page: the theme, decided before anything is painted, what turns pages into one
 * another, and the loader of islands.
 */
import { startLoader } from "./loader.ts";
import "./morph.ts";
import "./theme.ts";

startLoader();
