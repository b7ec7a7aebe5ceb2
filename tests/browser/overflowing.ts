/** Runs in the page. Returns elements that overflow the viewport and tables that scroll horizontally. */
export function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  const scrollsItself = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) && parent !== document.body)
        return true;
    return false;
  };
  for (const details of document.querySelectorAll("details")) details.open = true;
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isOutside = box.width > 0 && box.right > width + 1 && box.left < width * 3;
      const isWideTable =
        element.matches("[role=group]:has(> table)") && element.scrollWidth > element.clientWidth;
      return isWideTable || (isOutside && !scrollsItself(element));
    })
    .map((element) => `${element.tagName} ${element.parentElement?.outerHTML.slice(0, 120)}`);
}
