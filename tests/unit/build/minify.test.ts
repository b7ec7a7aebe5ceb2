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

test("a text that looks like a character reference stays that text, in valid HTML", async () => {
  const html = "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A &amp; B</p><script>a&amp b</script>";
  expect(await minified(html)).toBe(
    "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A & B</p><script>a&amp b</script>",
  );
});
