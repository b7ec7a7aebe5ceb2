import type { Page } from "@playwright/test";

export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) && parent !== document.body)
          return true;
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.right > width + 1 && box.left < width * 3 && !scrollsItself(element);
      })
      .map((element) => `${element.tagName} ${element.parentElement?.outerHTML.slice(0, 120)}`);
  });
}
