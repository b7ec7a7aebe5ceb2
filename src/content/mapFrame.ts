import { z } from "zod";
import { isHttpsUrl } from "./hrefs.ts";
import { externalHref } from "./linkFields.ts";

/** Map services that allow only their embed pages in a frame. */
const mapHosts =
  /(^|\.)(google(\.[a-z]{2,3}){1,2}|goo\.gl|g\.page|openstreetmap\.org|osm\.org|bing\.com|apple\.com)$/;

const advice = "in Google Maps choose Share, Embed a map, and copy the URL after src=";

/**
 * Explains why a value is not the URL of an embeddable map.
 *
 * @returns undefined for valid URLs, and for values that are not URLs at all
 */
function frameProblem(text: string): string | undefined {
  if (text.trimStart().startsWith("<")) {
    const [, src = ""] = /\ssrc\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
    const href = src.replaceAll("&amp;", "&");
    return `is HTML code: write only its URL, ${isHttpsUrl(href) ? href : advice}`;
  }
  if (!isHttpsUrl(text)) return undefined;
  const { hostname, pathname, search } = new URL(text);
  if (!mapHosts.test(hostname) || /\bembed\b/.test(pathname + search)) return undefined;
  return `is a link that can't be embedded: ${advice}`;
}

export const mapFrame = z
  .string()
  .refine((href) => frameProblem(href) === undefined, { error: ({ input }) => frameProblem(String(input)) })
  .pipe(externalHref)
  .meta({ role: "url" });
