let last: { link?: Element; time: number } = { time: 0 };

/** Ignores the second click of a double click, which would open a second chat or e-mail. */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("[target=_blank], [href^='mailto:']");
  if (!link) return;
  if (link === last.link && event.timeStamp - last.time < 1000) event.preventDefault();
  last = { link, time: event.timeStamp };
});
