import type { Locator, Page } from "@playwright/test";
import { card, more } from "./creditCard.ts";
import { picture, project, title } from "./gallery.ts";
import { labels } from "./labels.ts";
import { sheet, trigger } from "./sheet.ts";
import { button, inView } from "./slides.ts";
import { expect } from "./test.ts";

export const accordion = (page: Page) => page.locator("[data-island=Accordion]").first();
export const header = (page: Page) => accordion(page).getByRole("button").nth(2);

const tab = (page: Page) => page.getByRole("tab").nth(1);
const group = (page: Page) => page.locator("#menu button[aria-expanded]").first();

type Control = {
  path: string;
  width?: number;
  control: (page: Page) => Locator;
  isAnswered: (page: Page) => Promise<void>;
};

/** One control for each island without form fields. */
export const controls: Record<string, Control> = {
  Accordion: {
    path: "/services/residential-hvac",
    control: header,
    isAnswered: (page) => expect(header(page)).toHaveAttribute("aria-expanded", "true"),
  },
  Tabs: {
    path: "/services/commercial-hvac",
    control: tab,
    isAnswered: (page) => expect(tab(page)).toHaveAttribute("aria-selected", "true"),
  },
  Carousel: {
    path: "/",
    control: (page) => button(page, labels.carousel.next),
    isAnswered: (page) => expect.poll(() => inView(page)).toBe(1),
  },
  Lightbox: {
    path: "/gallery",
    control: (page) => picture(page, "homes"),
    isAnswered: (page) => expect(title(page)).toHaveText(project("homes").title),
  },
  CreditCard: { path: "/about", control: more, isAnswered: (page) => expect(card(page)).toBeVisible() },
  Drawer: {
    path: "/services/amc",
    width: 390,
    control: trigger,
    isAnswered: (page) => expect(sheet(page)).toBeVisible(),
  },
  menu: {
    path: "/about",
    control: group,
    isAnswered: (page) => expect(group(page)).toHaveAttribute("aria-expanded", "true"),
  },
};
