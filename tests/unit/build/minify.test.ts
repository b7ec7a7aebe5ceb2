import { expect, test } from "vitest";
import { minifyPages } from "../../../src/build/pages/minify.ts";

async function minified(html: string): Promise<string> {
  const [page] = await minifyPages([{ path: "/", source: "content/a.yaml", file: "index.html", html }]);
  return Buffer.from(page?.bytes ?? "").toString();
}

test("comments and white space stay, for hydration; scripts and styles stay, for their hashes", async () => {
  const html = "<div>a<!-- --> b <b> c</b></div><script>a( )</script><style>b { }</style>";
  expect(await minified(html)).toBe(html);
});
