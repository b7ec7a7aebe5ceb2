import type { NewsArticle } from "./pages.ts";
import type { Site } from "./schema.ts";
import { newsPath } from "./urls.ts";

export type NewsItem = NewsArticle & { href: string };

/** Newest first. Articles from the same day keep the order of their file names. */
export const newsItems = ({ news }: Pick<Site, "news">): NewsItem[] =>
  [...news]
    .map(([slug, article]) => ({ ...article, href: `${newsPath}/${slug}` }))
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));

export const feedPath = `${newsPath}/feed.xml`;
