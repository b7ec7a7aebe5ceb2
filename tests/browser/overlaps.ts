import type { Page } from "@playwright/test";

/**
 * Lists texts that lie on an opaque picture without a ground of their own. Ignores texts in SVG, which have
 * plates, and hidden texts.
 */
export const textsOnPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTransparent = (colour: string) => /^transparent|, 0\)$|\/ 0\)$/.test(colour);
    /** The part of a box that no ancestor clips. */
    const visible = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === "visible") continue;
        const box = above.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    };
    const hasGround = (element: Element, picture: Element) => {
      for (let above = element; !above.contains(picture); above = above.parentElement as Element) {
        const { backgroundColor, backgroundImage } = getComputedStyle(above);
        if (!isTransparent(backgroundColor) || backgroundImage !== "none") return true;
      }
      return false;
    };
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) ||
      getComputedStyle(element).clipPath === "inset(50%)" ||
      (element.parentElement !== null && isHidden(element.parentElement));
    const pictures = [...document.querySelectorAll("img")].filter((image) => image.checkVisibility());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = new Set<string>();
    const boxes = pictures.map((picture) => [picture, visible(picture)] as const);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || element.closest("svg, noscript") || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const text of range.getClientRects())
        for (const [picture, box] of boxes) {
          const width = Math.min(text.right, box.right) - Math.max(text.left, box.left);
          const height = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
          if (width > 1 && height > 3 && text.width > 2 && !hasGround(element, picture))
            faults.add(`${words.slice(0, 40)} lies on ${picture.currentSrc.split("/").pop() ?? ""}`);
        }
    }
    return [...faults];
  });
