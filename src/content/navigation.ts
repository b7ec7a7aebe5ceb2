import { z } from "zod";
import { anyHref } from "./linkFields.ts";
import { text } from "./textFields.ts";
import { redirects } from "./redirects.ts";

const leaf = {
  name: text,
  href: anyHref.describe("/services/amc, or a page of another site: https://www.example.com/shop"),
  prefetch: z.boolean().optional().describe("true: browsers may preload this page"),
};

const third = z.strictObject(leaf);
const second = z.strictObject({
  ...leaf,
  group: text.optional().describe("Small heading above this item and the others with the same one"),
  subItems: z.array(third).min(1).optional(),
});

/** An item with `subItems` is a group. Its `href` is not a page: activating the item expands the group. */
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

export type NavigationItem = z.infer<typeof third> & {
  group?: string | undefined;
  subItems?: NavigationItem[] | undefined;
};
