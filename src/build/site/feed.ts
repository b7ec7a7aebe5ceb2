import { feedPath, newsItems } from "../../content/news.ts";
import type { Site } from "../../content/schema.ts";
import { absolute } from "../../content/urls.ts";
import { escapeXml } from "../lib/escapeXml.ts";

/** Creates an Atom feed (RFC 4287) of the news. Returns undefined if there are no articles. */
export function newsFeed(site: Site): string | undefined {
  const { facts, newsPage } = site;
  const items = newsItems(site);
  const [newest] = items;
  if (!newest) return undefined;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (href: string, rel: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
  const head = (path: string, title: string, date: string) =>
    element("id", absolute(facts, path)) +
    element("title", title) +
    element("updated", `${date}T00:00:00+05:00`) +
    link(absolute(facts, path), "alternate");
  const entries = items.map(
    ({ href, title, date, description }) =>
      `<entry>${head(href, title, date)}${element("summary", description)}</entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    head("/news", `${newsPage.heading} | ${facts.name}`, newest.date),
    link(facts.url + feedPath, "self"),
    `<author>${element("name", facts.name)}</author>`,
    ...entries,
    "</feed>\n",
  ].join("");
}
