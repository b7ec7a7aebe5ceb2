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
import { hashedFolders, newsPath } from "./urls.ts";
import { calculators } from "../calculators/strings.ts";

/** `title` names a file at the editing desk, instead of its page's heading or its own name. */
export const files = {
  facts: { path: "site.yaml", schema: site, title: "Facts: name, phone, hours, notices, cities" },
  navigation: { path: "navigation.yaml", schema: navigation, title: "Menu, footer and redirects" },
  interface: {
    path: "interface.yaml",
    schema: interfaceStrings,
    title: "Labels of buttons, and names for screen readers",
  },
  credit: { path: "credit.yaml", schema: credit, title: "The developer's credit" },
  projects: { path: "projects.yaml", schema: projects, title: "Projects and their photographs" },
  offer: { path: "offer.yaml", schema: offer, title: "Notes that several pages show" },
  calculators: { path: "calculators.yaml", schema: calculators, title: "Texts of the calculators" },
  trust: { path: "trust.yaml", schema: trust, title: "Brands, certificates, further offices" },
  prices: { path: "prices.yaml", schema: prices },
  home: { path: "pages/home.yaml", schema: homePage, title: "Home" },
  about: { path: "pages/about.yaml", schema: aboutPage },
  contact: { path: "pages/contact.yaml", schema: contactPage },
  geothermal: { path: "pages/geothermal-hvac.yaml", schema: geothermalPage },
  gallery: { path: "pages/gallery.yaml", schema: galleryPage },
  newsPage: { path: "pages/news.yaml", schema: newsPage },
  notFound: { path: "pages/not-found.yaml", schema: notFoundPage },
  error: { path: "pages/error.yaml", schema: errorPage },
} as const satisfies Record<string, { path: string; schema: z.ZodType; title?: string }>;

/**
 * Each YAML file in these folders is a page. Its URL path is `url` and the file's name. `label` names the page kind
 * at the editing desk.
 */
export const folders = {
  services: { path: "services", url: "/services/", label: "A service", schema: marketingPage },
  solutions: { path: "solutions", url: "/solutions/", label: "A solution", schema: marketingPage },
  texts: { path: "texts", url: "/", label: "A text page", schema: textPage },
  news: { path: "news", url: `${newsPath}/`, label: "News", schema: newsArticle },
} as const;

/** The folders of pages in a message: `services/, solutions/, texts/ or news/`. */
export const folderNames = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  Object.values(folders).map(({ path }) => `${path}/`),
);

export type Source = keyof typeof files | keyof typeof folders;

/**
 * Page kinds in sitemap order. `source` is the file or folder that contains a kind's content.
 * src/pages/renderPage.tsx maps each kind to its component.
 */
export const pageKinds = {
  home: { pattern: "/", source: "home" },
  about: { pattern: "/about", source: "about" },
  geothermal: { pattern: "/geothermal-hvac", source: "geothermal" },
  service: { pattern: `${folders.services.url}:slug`, source: "services" },
  solution: { pattern: `${folders.solutions.url}:slug`, source: "solutions" },
  gallery: { pattern: "/gallery", source: "gallery" },
  contact: { pattern: "/contact", source: "contact" },
  news: { pattern: newsPath, source: "newsPage" },
  article: { pattern: `${folders.news.url}:slug`, source: "news" },
  text: { pattern: `${folders.texts.url}:slug`, source: "texts" },
  "not-found": { pattern: "/404.html", source: "notFound" },
  error: { pattern: "/500.html", source: "error" },
} as const satisfies Record<string, { pattern: string; source: Source }>;

/** Paths that no text page can have, because another page or a folder of dist has them. */
export const reservedPaths: readonly string[] = [
  ...Object.values(pageKinds).map(({ pattern }) => pattern.replace(/\.html$/, "")),
  ...hashedFolders.map((folder) => `/${folder.slice(0, -1)}`),
];

export const titleOfFile = (name: string): string | undefined =>
  Object.values<{ path: string; title?: string }>(files).find(({ path }) => path === name)?.title;

/** Finds the schema of a file in the content folder, such as `services/amc.yaml`; undefined for unknown files. */
export function schemaOf(name: string): z.ZodType | undefined {
  const single = Object.values(files).find(({ path }) => path === name);
  const [, folder] = /^([^/]+)\/[^./][^/]*\.yaml$/.exec(name) ?? [];
  return (single ?? Object.values(folders).find(({ path }) => path === folder))?.schema;
}

type Parsed = { [K in keyof typeof files]: z.infer<(typeof files)[K]["schema"]> };
type Folders = { [K in keyof typeof folders]: Map<string, z.infer<(typeof folders)[K]["schema"]>> };

export type Site = Parsed & Folders;
