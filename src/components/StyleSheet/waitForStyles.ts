/**
 * Text of an inline script that does nothing. Browsers run a script after the style sheets before it have loaded, and parse
 * on after that: Firefox would paint what follows without styles. (HTML standard: "style sheet that is blocking scripts".)
 */
export const waitForStyles = "0";
