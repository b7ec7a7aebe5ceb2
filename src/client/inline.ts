/**
 * What stands in the head of every page: the theme, decided before anything is painted, what phones lay out, the year, and
 * the islands' loader.
 */
import "./theme.ts";
import "./layOutNear.ts";
import "./year.ts";
import "./loader.ts";
import "./bodyIslands.ts";
