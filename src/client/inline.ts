/**
 * What stands in the head of every page: the theme, decided before anything is painted, how much of the page is laid
 * out, and the loader of islands. Each byte is in every page, so handlers that nobody else sets are properties.
 */
import "./theme.ts";
import "./whole.ts";
import "./typeface.ts";
import "./year.ts";
import "./loader.ts";
import "./bodyIslands.ts";
