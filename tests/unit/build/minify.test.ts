import { expect, test } from "vitest";
import { minifyHtml } from "../../../src/build/pages/minify.ts";

test("comments and white space stay, for hydration; scripts and styles stay, for their hashes", async () => {
  const html = "<div>a<!-- --> b <b> c</b></div><script>a( )</script><style>b { }</style>";
  expect(await minifyHtml(html)).toBe(html);
});
