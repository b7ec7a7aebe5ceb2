/** The `data-*` attributes of the markup that scripts read. A search for a name finds both sides. */

/** URL of the script that brings an element to life. The loader removes it once the script runs. */
export const src = "data-src";
/** The script is loaded when the element comes into view. */
export const view = "data-view";
/** Name of an island that React hydrates. */
export const island = "data-island";
/** Props of an island, in JSON. */
export const props = "data-props";
/** Number of elements in an island. Another number means that a third-party script has changed it. */
export const elements = "data-elements";
/** Content of an island that hydration leaves unchanged. */
export const slot = "data-slot";
/** A slot that find-in-page can open. */
export const findable = "data-findable";
/** A link whose click waits for the island's script. */
export const defer = "data-defer";
/** A link that is followed if the island's script fails. */
export const fallback = "data-fallback";
/** Set by the loader while a click waits for the script. */
export const pending = "data-pending";
/** Set by the loader after a script has failed. */
export const failed = "data-failed";
/** A field whose value is selected on focus. */
export const select = "data-select";
/** The block that ends a page. It never fades in, because the way to call must not wait for a script. */
export const closing = "data-closing";
/** Set on sections below the first view until they are seen. */
export const unseen = "data-unseen";

/** The button that changes the theme. */
export const theme = "data-theme";
/** A picture's source for the dark theme. */
export const night = "data-night";
/** URL of a tile's large picture for the dark theme. */
export const largeNight = "data-large-night";
/** The year in the footer. */
export const year = "data-year";
/** Opening hours and strings of the status line, in JSON. */
export const hours = "data-hours";
/** Set by script on the status line: "open" or "closed". */
export const opening = "data-opening";
/** Last day of an exception to the opening hours. */
export const until = "data-until";
/** Beginning and end of a notice. */
export const noticeFrom = "data-from";
export const noticeTo = "data-to";
/** The line that a current notice replaces. */
export const support = "data-support";
/** Id of the choice to which lines of a message belong. */
export const lines = "data-lines";
/** A form whose input is saved for this tab. */
export const draft = "data-draft";
/** URL of the map. */
export const map = "data-map";
/** URL and title of a video's frame. */
export const frame = "data-frame";
export const frameTitle = "data-title";
/** A menu item that is a heading with its own list. */
export const heading = "data-heading";
/** The carousel's pause button. */
export const rotation = "data-rotation";
/** Id of the desk's field in the element. */
export const field = "data-field";
/** A menu link whose page is prerendered. */
export const prefetch = "data-prefetch";
/** The placeholder or claim of a question for the owner, in JSON. */
export const mark = "data-mark";
