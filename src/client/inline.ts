/** Inline script in the head of every page: theme (before the first paint), year and island loader. */
import "./theme.ts";
import "./year.ts";
import "./loader.ts";
import "./bodyIslands.ts";
