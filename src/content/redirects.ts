import { z } from "zod";
import { refuse, refuseClashes } from "./refinements.ts";
import { internalHref, maxPath } from "./linkFields.ts";

/**
 * A page's former path, possibly from another system: `/About_Us`, `/about.php`, `/price list.html`, `/قیمت`,
 * `/?page_id=7`. It must not be percent-encoded.
 */
const oldPath = z
  .string()
  .regex(/^(\/|(\/(?![. ])[\p{L}\p{M}\p{N} _~.,'()+&!@=-]+(?<! ))+)(\?\w+=[\w.-]+)?$/u, {
    error: ({ input }) => oldPathProblem(String(input)),
  })
  .max(...maxPath)
  .meta({ role: "formerUrl", description: "The old URL from the first slash on: /about.php" });

/** Hosts redirect whole domains. This site can only redirect paths of its own. */
const oldPathProblem = (input: string): string =>
  /^(https?:|\/\/|www\.)/.test(input)
    ? "is on a host: write only its path, for example /About_Us. If the old host is another domain, its provider must redirect that domain to this site first"
    : "is not an old path: write it from the first slash on and as visitors see it, for example /About_Us, /price list.html or /?page_id=7, with at most one value after the ?";

const redirect = z.strictObject({
  from: oldPath,
  to: internalHref.max(...maxPath).meta({
    role: "redirect",
    description: "A page, a section of a page (/about#values) or a file (/prices.pdf)",
  }),
});

/** Each path has one target. Paths are compared case-insensitively, because servers match them that way. */
export const redirects = z
  .array(redirect)
  .superRefine(
    refuseClashes(
      "from",
      (one, other) => isSame(one.from, other.from),
      (first) => `is the same as in redirects[${first}]: keep one of the two`,
    ),
  )
  .superRefine((all, context) => {
    const loop = all.findIndex(({ from }) => resolveRedirect(all, from) === undefined);
    if (loop >= 0)
      refuse(
        context,
        [loop, "to"],
        "redirects to itself through other redirects: write the page that it should open",
      );
  })
  .describe("Former URLs of pages, each with the page that replaces it");

export type Redirect = z.infer<typeof redirect>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Follows chained redirects to the final target.
 *
 * @returns undefined if the path has no redirect, or the redirects form a loop
 */
export function resolveRedirect(redirects: readonly Redirect[], from: string): string | undefined {
  let target = redirects.find((redirect) => isSame(redirect.from, from))?.to;
  for (let step = 0; target !== undefined && step <= redirects.length; step++) {
    const [page = "", fragment] = target.split("#");
    const next = redirects.find((redirect) => isSame(redirect.from, page))?.to;
    if (next === undefined) return target;
    target = fragment && !next.includes("#") ? `${next}#${fragment}` : next;
  }
  return undefined;
}
