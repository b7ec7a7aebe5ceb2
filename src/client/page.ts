/**
 * Module script that runs without interaction. The contact page always loads it. The other public pages load
 * it while content has a notice.
 */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "../components/Triage/Triage.client.ts";

let last: { link?: Element; time: number } = { time: 0 };

/** Ignores the second click of a double click, which would open a second chat or e-mail. */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("[target=_blank], [href^='mailto:']");
  if (!link) return;
  if (link === last.link && event.timeStamp - last.time < 1000) event.preventDefault();
  last = { link, time: event.timeStamp };
});
