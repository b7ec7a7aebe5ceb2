import { useSite } from "../Site/Site.tsx";
import { waitForStyles } from "./waitForStyles.ts";

/**
 * Ends the first view of a page. Browsers paint what stands before it at once, with the styles in the head, and what follows
 * when the style sheet of all components is there, one file for all pages.
 */
export const StyleSheet = () => (
  <>
    <link rel="stylesheet" href={useSite().styleSheet} />
    <script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
  </>
);
