/** What stands in the head of a page with islands that come to life when seen. */
import "./inline.ts";
import "./seen.ts";
