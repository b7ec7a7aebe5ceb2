import { useSite } from "../Site/Site.tsx";

/**
 * Marks the end of the content above the fold. Browsers paint that content with the styles in the head, and
 * the rest after the shared style sheet has loaded.
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
