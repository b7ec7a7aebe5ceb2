import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tokenHeader } from "../shared/api.ts";

/** Returns a header field's value; undefined if the field is missing or occurs twice. */
function only(request: IncomingMessage, name: string): string | undefined {
  const values = request.headersDistinct[name];
  return values?.length === 1 ? values[0] : undefined;
}

/**
 * Explains why a request for the desk is refused.
 *
 * @param isLocal whether the request comes from this computer and is addressed to its loopback name
 * @param token required for writing; only the desk's own page contains it
 * @param opening whether the request opens the desk's page, from the address bar or from a page of the site
 * @returns undefined if the request comes from the desk
 */
export function refusalOf(
  request: IncomingMessage,
  isLocal: boolean,
  token: string,
  opening: boolean,
): string | undefined {
  if (!isLocal || !only(request, "host")) return "The desk opens only on the computer that runs npm run dev.";
  const site = only(request, "sec-fetch-site");
  if (site !== "same-origin" && !(opening && site === "none"))
    return "Other sites can't open the desk: open it with the Edit button of a page.";
  if (request.method === "GET") return undefined;
  if (request.method !== "POST") return "The desk accepts only GET and POST.";
  if (only(request, "origin") !== `http://${only(request, "host")}`) return "Other sites can't write.";
  if (only(request, "content-type") !== "application/json") return "The desk accepts only JSON.";
  const given = Buffer.from(only(request, tokenHeader) ?? "");
  const isOwn = given.length === token.length && timingSafeEqual(given, Buffer.from(token));
  return isOwn ? undefined : "The desk was restarted: reload this page. Unsaved text is kept.";
}
