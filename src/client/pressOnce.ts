let last: { link?: Element; time: number } = { time: 0 };

/** The second half of a double click, or of a key pressed twice, would open a second chat or mail. */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("[target=_blank], [href^='mailto:']");
  if (!link) return;
  if (link === last.link && event.timeStamp - last.time < 1000) event.preventDefault();
  last = { link, time: event.timeStamp };
});
