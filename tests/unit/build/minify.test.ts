import { expect, test } from "vitest";
import { minifyHtml } from "../../../src/build/pages/minify.ts";

test("a text that looks like a character reference stays that text, in valid HTML", async () => {
  const html = "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A &amp; B</p><script>a&amp b</script>";
  expect(await minifyHtml(html)).toBe(
    "<p>&amp;#0; &amp;lt;b&amp;gt; &amp;amp; A & B</p><script>a&amp b</script>",
  );
});
