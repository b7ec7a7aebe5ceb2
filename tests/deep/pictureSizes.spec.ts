import { expect, test } from "../browser/test.ts";

/** Runs in the page. Returns each picture's width according to `sizes` and its real width, in CSS pixels. */
async function promisedAndReal() {
  const ruler = document.body.appendChild(document.createElement("div"));
  const sources = [...document.querySelectorAll<HTMLSourceElement>("source[sizes]:not([data-night])")];
  const shown = sources.flatMap(({ sizes, parentElement }) => {
    const image = parentElement?.querySelector("img");
    return image?.checkVisibility() ? [{ image, sizes }] : [];
  });
  for (const { image } of shown) {
    image.scrollIntoView();
    // Decoding fails if the browser chooses another source meanwhile, as it may with `sizes=auto`.
    await image.decode().catch(() => image.decode());
  }
  const pictures = shown.map(({ image, sizes }) => {
    // Removes `auto`, because browsers that don't support it use the value after it.
    const entries = sizes
      .replace(/^auto,\s*/, "")
      .split(/,\s*(?![^(]*\))/)
      .map((entry) => /^(\(.*?\)) (.*)$/.exec(entry) ?? ["", "all", entry]);
    const [, , width = ""] = entries.find(([, media = ""]) => matchMedia(media).matches) ?? [];
    ruler.style.width = width;
    const name = image.currentSrc.split("/").at(-1) || image.src;
    const real = Math.min(image.getBoundingClientRect().width, innerWidth);
    // The comparison allows for the scroll bar, because `vw` includes it but the page's width does not.
    const bar = innerWidth - document.documentElement.clientWidth;
    // True if the picture's sides are cropped because the picture is as high as the text next to it.
    const cut = getComputedStyle(image).objectFit === "cover" && image.height * (4 / 3) > real * 1.05;
    const measured = sizes.startsWith("auto");
    const covered = getComputedStyle(image).objectFit === "cover" ? Math.max : Math.min;
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const pixels = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
    const enlarged = covered(image.width, image.height * ratio) / pixels;
    const promised = Math.min(ruler.getBoundingClientRect().width, innerWidth);
    return { name, promised, real, bar, loose: measured || cut, enlarged };
  });
  ruler.remove();
  return pictures;
}

for (const width of [390, 768, 1440, 1920])
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: width < 768, hasTouch: width < 768 });

    test("`sizes` matches the width of each picture", async ({ page }) => {
      for (const path of [
        "/",
        "/gallery",
        "/services/amc",
        "/services/commercial-hvac",
        "/geothermal-hvac",
        "/about",
      ]) {
        await page.goto(path);
        for (const { name, promised, real, bar, loose, enlarged } of await page.evaluate(promisedAndReal)) {
          const off = Math.max(0, Math.abs(promised - real) - bar) / real;
          // The tolerance for `loose` pictures is wide, because a value after `auto` covers columns of several
          // widths: a category's only project fills the gallery's row once the category is selected.
          expect(off, `${path} ${name}: ${promised} for ${real}`).toBeLessThan(loose ? 0.8 : 0.05);
          expect(enlarged, `${path} ${name} is enlarged`).toBeLessThan(1.01);
        }
      }
    });
  });
