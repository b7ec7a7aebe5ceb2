import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { leftOutAdvice, staticFiles } from "../../../src/build/lib/staticFiles.ts";
import { joinFiles, readStatic } from "../../../src/build/site/distFiles.ts";

test("a static file named like a generated one is refused", () => {
  const joined = () => joinFiles("texts/static", [["robots.txt", "ours"]], [["robots.txt", "theirs"]]);
  expect(joined).toThrow(
    "texts/static/robots.txt has the same name as a generated file: rename or remove it",
  );
});

test("secrets in content/static are not published", async () => {
  const junk =
    ".env .git/HEAD .DS_Store ._prices.pdf downloads/Thumbs.db desktop.ini ~$prices.docx prices.pdf~ prices.pdf.bak .prices.pdf.swp site.zip dump.sql";
  const kept = ["prices.pdf", "drawings.zip", ".well-known/proof.txt", "downloads/hours.csv"];
  const folder = await mkdtemp(join(tmpdir(), "static-"));
  try {
    for (const path of [...junk.split(" "), ...kept]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), "x");
    }
    expect([...(await readStatic(folder))].map(([path]) => path).sort()).toEqual(kept.sort());
    expect(staticFiles(folder).leftOut.sort()).toEqual(junk.split(" ").sort());
    expect(leftOutAdvice(folder)[0]).toMatch(/not published: .*and 7 more/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
