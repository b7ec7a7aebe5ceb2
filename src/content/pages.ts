import { z } from "zod";
import { loopStory } from "./loopStory.ts";
import {
  button,
  callToAction,
  category,
  description,
  icon,
  imageFile,
  internalHref,
  paragraphs,
  picture,
  text,
  title,
} from "./primitives.ts";
import { card, section } from "./sections.ts";

const head = { title, description };

const hero = z.strictObject({
  heading: text.describe("The page's one main heading"),
  lead: text.describe("One to three sentences under the heading"),
  picture,
});

/** A service or solution page: a hero, typed sections, and the closing contact block. */
export const marketingPage = z.strictObject({
  ...head,
  category: category.describe("Chooses the page's colour family"),
  hero,
  sections: z.array(section).min(2),
  contact: callToAction,
});

/** The geothermal page: as a marketing page, with two actions, the story of the loop and the four claims. */
export const geothermalPage = z.strictObject({
  ...head,
  category,
  hero: hero.extend({ action: button }),
  story: loopStory,
  claims: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(z.strictObject({ value: text, label: text, text })).length(4),
  }),
  sections: z.array(section).min(2),
  contact: callToAction,
});

/** A card of the services grid. */
export const serviceCard = z.strictObject({
  icon,
  title: text,
  description: text,
  image: imageFile,
  features: z.array(text).length(3, "needs exactly three tags"),
  href: internalHref,
});

/** A card of the sectors grid. */
export const sectorCard = z.strictObject({
  icon,
  title: text,
  description: text,
  image: imageFile,
  stats: z.array(text).length(3, "needs exactly three tags"),
  href: internalHref,
});

export const homePage = z.strictObject({
  ...head,
  hero: z.strictObject({
    welcome: text.describe("The page's main heading"),
    subtitle: text,
    quote: text,
    promises: z.array(z.strictObject({ icon, text })).length(4),
    picture,
    servicesCard: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ label: text, href: internalHref })).min(1),
    }),
    coverageCard: z.strictObject({ heading: text, note: text }),
    button: text,
  }),
  story: z.strictObject({ eyebrow: text, heading: text, paragraphs, button: text }),
  services: z.strictObject({
    heading: text,
    intro: text,
    cards: z.array(serviceCard).length(6, "needs exactly six cards"),
  }),
  geothermal: z.strictObject({
    eyebrow: text,
    heading: text,
    paragraphs,
    points: z.array(text).min(2),
    picture,
    primary: button,
    secondary: button,
  }),
  sectors: z.strictObject({
    heading: text,
    intro: text,
    cards: z.array(sectorCard).length(12, "needs exactly twelve cards"),
  }),
  whyChoose: z.strictObject({
    heading: text,
    intro: text,
    stats: z.array(z.strictObject({ value: text, label: text, text })).length(4, "needs exactly four tiles"),
    reasons: z.array(card).optional(),
  }),
  projects: z.strictObject({ heading: text, intro: text, button: text }),
  contact: z.strictObject({ heading: text, text, call: text, email: text, button: text }),
});

export const aboutPage = z.strictObject({
  ...head,
  hero,
  history: z.strictObject({ heading: text, intro: text, cards: z.array(card).min(3) }),
  values: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(card).length(3, "needs exactly three values"),
  }),
  partners: z.strictObject({ heading: text, paragraphs }),
  vision: z.strictObject({
    heading: text,
    paragraphs,
    items: z.array(z.strictObject({ icon, title: text, text })).length(5, "needs exactly five icons"),
  }),
  contact: callToAction,
});

export const contactPage = z.strictObject({
  ...head,
  hero: z.strictObject({ heading: text, lead: text, picture }),
  details: z.strictObject({
    heading: text,
    address: text,
    phone: text,
    phoneNote: text,
    email: text,
    emailNote: text,
    whatsapp: text,
  }),
  form: z.strictObject({
    heading: text,
    intro: text,
    serviceType: z.strictObject({ label: text, commercial: text, residential: text }),
    name: text,
    email: text,
    phone: text,
    emailOrPhone: text.describe("The line that says one of e-mail and phone is enough"),
    message: text,
    messageHint: text,
    send: text,
    whatsapp: text,
    copy: text,
    copied: text,
    privacy: text,
    subject: text.describe("Subject of the e-mail; {service} and {name} are filled in"),
    errors: z.strictObject({
      summary: text,
      name: text,
      email: text,
      reach: text,
      message: text,
    }),
  }),
  checklist: z.strictObject({ heading: text, intro: text, items: z.array(card).min(2) }),
  map: z.strictObject({ heading: text, frameTitle: text, link: text }),
  hours: z.strictObject({ heading: text, note: text, closed: text }),
});

export const galleryPage = z.strictObject({
  ...head,
  heading: text,
  lead: text,
  filter: z.strictObject({
    label: text.describe("Names the choice of a category for screen readers"),
    all: text,
    result: text.describe("{count} and {total} are filled in"),
  }),
  lightbox: z.strictObject({
    previous: text,
    next: text,
    position: text.describe("{number} and {count} are filled in"),
    more: text.describe("Link from a large picture to the page about that kind of work"),
  }),
  paragraphs,
  contact: callToAction,
});

export const notFoundPage = z.strictObject({
  ...head,
  code: text,
  heading: text,
  text,
  button: text,
  linksHeading: text,
  links: z.array(z.strictObject({ label: text, href: internalHref })).min(1),
});

export const errorPage = z.strictObject({ ...head, heading: text, text, button: text });

export type MarketingPage = z.infer<typeof marketingPage>;
export type GeothermalPage = z.infer<typeof geothermalPage>;
export type HomePage = z.infer<typeof homePage>;
export type AboutPage = z.infer<typeof aboutPage>;
export type ContactPage = z.infer<typeof contactPage>;
export type GalleryPage = z.infer<typeof galleryPage>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
export type ErrorPage = z.infer<typeof errorPage>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type SectorCard = z.infer<typeof sectorCard>;
