/**
 * An empty inline script. Scripts wait for preceding style sheets and block parsing, so Firefox does not
 * paint the following content unstyled (HTML standard, "style sheet that is blocking scripts").
 */
export const waitForStyles = "0";
