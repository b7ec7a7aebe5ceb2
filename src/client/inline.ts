/**
 * What stands in the head of every page: the theme, decided before anything is painted, the year, and the islands' loader.
 */
import "./theme.ts";
import "./year.ts";
import "./loader.ts";
import "./bodyIslands.ts";
