import type { z } from "zod";
import { galleryPage } from "./galleryPage.ts";
import { contactPage } from "./contactPage.ts";
import { homePage } from "./homePage.ts";
import { interfaceStrings } from "./interface.ts";
import { navigation } from "./navigation.ts";
import { offer } from "./offer.ts";
import {
  aboutPage,
  errorPage,
  geothermalPage,
  marketingPage,
  newsArticle,
  newsPage,
  notFoundPage,
  textPage,
} from "./pages.ts";
import { prices } from "./prices.ts";
import { projects } from "./projects.ts";
import { credit } from "./credit.ts";
import { site } from "./site.ts";
import { trust } from "./trust.ts";
import { hashedFolders } from "./urls.ts";
import { calculators } from "../calculators/strings.ts";

export const files = {
  facts: { path: "site.yaml", schema: site },
  navigation: { path: "navigation.yaml", schema: navigation },
  interface: { path: "interface.yaml", schema: interfaceStrings },
  credit: { path: "credit.yaml", schema: credit },
  projects: { path: "projects.yaml", schema: projects },
  offer: { path: "offer.yaml", schema: offer },
  calculators: { path: "calculators.yaml", schema: calculators },
  trust: { path: "trust.yaml", schema: trust },
  prices: { path: "prices.yaml", schema: prices },
  home: { path: "pages/home.yaml", schema: homePage },
  about: { path: "pages/about.yaml", schema: aboutPage },
  contact: { path: "pages/contact.yaml", schema: contactPage },
  geothermal: { path: "pages/geothermal-hvac.yaml", schema: geothermalPage },
  gallery: { path: "pages/gallery.yaml", schema: galleryPage },
  newsPage: { path: "pages/news.yaml", schema: newsPage },
  notFound: { path: "pages/not-found.yaml", schema: notFoundPage },
  error: { path: "pages/error.yaml", schema: errorPage },
} as const;

/** Each YAML file in these folders is a page. The file's name is the last part of the page's path. */
export const folders = {
  services: { path: "services", schema: marketingPage },
  solutions: { path: "solutions", schema: marketingPage },
  texts: { path: "texts", schema: textPage },
  news: { path: "news", schema: newsArticle },
} as const;

export type Source = keyof typeof files | keyof typeof folders;

/**
 * Page kinds in sitemap order. `source` is the file or folder that contains a kind's content.
 * src/pages/renderPage.tsx maps each kind to its component.
 */
export const pageKinds = {
  home: { pattern: "/", source: "home" },
  about: { pattern: "/about", source: "about" },
  geothermal: { pattern: "/geothermal-hvac", source: "geothermal" },
  service: { pattern: "/services/:slug", source: "services" },
  solution: { pattern: "/solutions/:slug", source: "solutions" },
  gallery: { pattern: "/gallery", source: "gallery" },
  contact: { pattern: "/contact", source: "contact" },
  news: { pattern: "/news", source: "newsPage" },
  article: { pattern: "/news/:slug", source: "news" },
  text: { pattern: "/:slug", source: "texts" },
  "not-found": { pattern: "/404.html", source: "notFound" },
  error: { pattern: "/500.html", source: "error" },
} as const satisfies Record<string, { pattern: string; source: Source }>;

/** Paths that no text page can have, because another page or a folder of dist has them. */
export const reservedPaths: readonly string[] = [
  ...Object.values(pageKinds).map(({ pattern }) => pattern.replace(/\.html$/, "")),
  ...hashedFolders.map((folder) => `/${folder.slice(0, -1)}`),
];

/** Finds the schema of a file in the content folder, such as `services/amc.yaml`. */
export function schemaOf(name: string): z.ZodType | undefined {
  const single = Object.values(files).find(({ path }) => path === name);
  return single?.schema ?? Object.values(folders).find(({ path }) => name.startsWith(`${path}/`))?.schema;
}

type Parsed = { [K in keyof typeof files]: z.infer<(typeof files)[K]["schema"]> };
type Folders = { [K in keyof typeof folders]: Map<string, z.infer<(typeof folders)[K]["schema"]>> };

export type Site = Parsed & Folders;
