import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { minifyHtml } from "../../../src/build/minify.ts";

async function minified(html: string): Promise<string> {
  const cache = mkdtempSync(join(tmpdir(), "minify-"));
  return minifyHtml(html, cache);
}

test("attributes that are alike on many elements come first, and none is lost", async () => {
  expect(await minified('<a href="/x" data-y="1" class="b" aria-label="l" rel="r">t</a>')).toBe(
    '<a class="b" rel="r" data-y="1" aria-label="l" href="/x">t</a>',
  );
});

test("comments and white space stay, for hydration; scripts and styles stay, for their hashes", async () => {
  const html = "<div>a<!-- --> b <b> c</b></div><script>a( )</script><style>b { }</style>";
  expect(await minified(html)).toBe(html);
});

test("in a drawing what is empty closes itself, and what holds a title does not", async () => {
  expect(await minified('<svg><path d="M0 0"></path><circle r="1"><title>A</title></circle></svg>')).toBe(
    '<svg><path d="M0 0"/><circle r="1"><title>A</title></circle></svg>',
  );
});
