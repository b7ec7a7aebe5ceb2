/** What stands in the head of a page whose body has islands. */
import "./inline.ts";
import "./bodyIslands.ts";
