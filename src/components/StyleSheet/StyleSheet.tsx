import { useSite } from "../Site/Site.tsx";
import { waitForStyles } from "./waitForStyles.ts";

/**
 * Separates the content above the fold from the rest. Browsers paint the preceding HTML with the critical CSS
 * in the head, and the rest after the shared style sheet has loaded.
 */
export const StyleSheet = () => (
  <>
    <link rel="stylesheet" href={useSite().styleSheet} />
    <script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
  </>
);
