import { z } from "zod";
import { isWebAddress } from "./addresses.ts";
import { externalHref } from "./primitives.ts";

/** Map services whose other pages refuse to be shown in a frame. */
const mapHosts =
  /(^|\.)(google(\.[a-z]{2,3}){1,2}|goo\.gl|g\.page|openstreetmap\.org|osm\.org|bing\.com|apple\.com)$/;

const advice = "in Google Maps choose Share, Embed a map, and write the address that follows src=";

/** Says why an address is no map frame; undefined for one that is, and for what is no web address. */
function frameFault(text: string): string | undefined {
  if (text.trimStart().startsWith("<")) {
    const [, src = ""] = /\ssrc\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
    const href = src.replaceAll("&amp;", "&");
    return `is the code of a frame: write its address alone, ${isWebAddress(href) ? href : advice}`;
  }
  if (!isWebAddress(text)) return undefined;
  const { hostname, pathname, search } = new URL(text);
  if (!mapHosts.test(hostname) || /\bembed\b/.test(pathname + search)) return undefined;
  return `is a map's link, whose frame stays empty: ${advice}`;
}

/** The address of a map in a frame. */
export const mapFrame = z
  .string()
  .refine((href) => frameFault(href) === undefined, { error: ({ input }) => frameFault(String(input)) })
  .pipe(externalHref);
