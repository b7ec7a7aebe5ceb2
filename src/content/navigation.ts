import { z } from "zod";
import { anyHref, template, text } from "./primitives.ts";
import { redirects } from "./redirects.ts";

const leaf = {
  name: text,
  href: anyHref.describe("/services/amc, or an outside page: https://www.example.com/shop"),
  prefetch: z.boolean().optional().describe("true: browsers may preload this page"),
};

const third = z.strictObject(leaf);
const second = z.strictObject({ ...leaf, subItems: z.array(third).min(1).optional() });

/**
 * A menu item. An item with `subItems` is a group: its `href` is no page, and activating it expands the
 * group.
 */
export const navigationItem = z.strictObject({ ...leaf, subItems: z.array(second).min(1).optional() });

export const navigation = z.strictObject({
  menu: z.array(navigationItem).min(1),
  redirects,
  footer: z.strictObject({
    quickLinks: z.strictObject({ heading: text, items: z.array(third).min(1) }),
    services: z.strictObject({ heading: text, items: z.array(third).min(1) }),
    solutions: z.strictObject({ heading: text, items: z.array(third).min(1) }),
    legal: z.array(third).default([]).describe("Links in the last row: privacy policy, terms"),
  }),
});

export const interfaceStrings = z.strictObject({
  skipLink: text,
  menuLabel: text.describe("Name of the main navigation for screen readers"),
  openMenu: text.describe("Name of the button that opens the drawer"),
  drawerTitle: text,
  drawerDescription: text,
  close: text,
  themeToggle: text,
  call: text,
  quote: text.describe("Button that links to the contact page"),
  email: text,
  socialLabel: text,
  breadcrumbLabel: text,
  comingSoon: text,
  copyright: template("year", "name"),
  previousSlide: text,
  nextSlide: text,
  goToSlide: template("number"),
  slideOf: template("number", "count"),
  carouselLabel: text,
  pauseCarousel: text,
  playCarousel: text,
  onlineProfiles: text.describe("Name of the list of the developer's profiles"),
  supportLine: template("phone").describe("Above pages while content has notices; {phone} is filled in"),
  callBar: z
    .strictObject({
      label: text.describe("Name of the bar for screen readers"),
      call: text,
      quote: text,
      about: template("subject").describe("Begins a chat from a page about an offer; {subject} is filled in"),
    })
    .describe("The bar at the lower edge of phones"),
  emergency: z
    .strictObject({
      question: text,
      call: text,
      steps: text.describe("Link to the first-aid list that a page's head names"),
      message: text.describe("Begins the chat"),
    })
    .describe("The line in the heads of pages with `firstAid`"),
  applicationError: text,
  applicationErrorText: text,
});

export type NavigationItem = {
  name: string;
  href: string;
  prefetch?: boolean | undefined;
  subItems?: NavigationItem[] | undefined;
};
