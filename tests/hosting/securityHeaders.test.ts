import { describe, expect, test } from "vitest";
import { ask } from "../../src/tools/verify/ask.ts";
import { startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { servedToAll } from "./served.ts";
import { asSecure, table } from "./site.ts";

/** What protects visitors, as values that matter to browsers and to graders such as Mozilla's Observatory. */
const values = {
  "content-security-policy": expect.stringMatching(
    /frame-ancestors 'none'; base-uri 'none'; object-src 'none'/,
  ),
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

describe.skipIf(!installed("apache2"))("on Apache", () => {
  const served = servedToAll(({ folder }) => startApache(folder, { allowOverride: "FileInfo" }));

  test.each([...table.pages.keys(), "/nowhere"])(
    "%s is sent with what protects its visitors",
    async (path) => {
      const { headers, body } = await ask(asSecure(served().server.origin), { path });
      expect(headers).toMatchObject(values);
      // The map on the contact page is another site's frame, which this policy would block.
      const embeds = body.includes("<iframe");
      expect(headers["cross-origin-embedder-policy"]).toBe(embeds ? undefined : "require-corp");
      expect(embeds).toBe(path.startsWith("/contact"));
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
});
