import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Device } from "../fixtures/openStates.ts";

type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };
type Axe = { run: (root: string, options: object) => Promise<{ violations: Violation[] }> };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The default rules of axe, plus the WCAG 2.2 AA rules that axe disables by default. */
const options = {
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
  // The site's only iframe is a third-party map, so axe skips iframes.
  iframes: false,
};

export const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<Device, object>;

export type View = { device: Device; colorScheme: "light" | "dark" };

/**
 * Requests reduced motion and unpins the call bar. Otherwise, axe could measure colours during an animation or
 * underneath the call bar.
 */
export async function setView(page: Page, { device, colorScheme }: View): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("footer ~ nav { position: static !important; animation: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.setViewportSize(devices[device]);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** @returns one line per violated rule and element */
export async function violations(page: Page, root = "html"): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(
    async ([root, options]) => {
      // Finishes animations instead of waiting for them, because a busy browser may never start them.
      for (const animation of document.getAnimations())
        if (
          animation.timeline === document.timeline &&
          animation.effect?.getComputedTiming().endTime !== Infinity
        )
          animation.finish();
      return (await (window as unknown as { axe: Axe }).axe.run(root, options)).violations;
    },
    [root, options] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
