import { useSite } from "../Site/Site.tsx";

/**
 * Separates the content above the fold from the rest. Browsers paint the preceding content with the styles in
 * the head, and the rest after the shared style sheet has loaded.
 */
export function StyleSheet() {
  const { styleSheet, waitForStyles } = useSite();
  return (
    <>
      <link rel="stylesheet" href={styleSheet} />
      <script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
    </>
  );
}
