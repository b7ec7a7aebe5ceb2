import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { makeFont } from "../../../src/build/media/font.ts";
import { openStyleSheet } from "../../../src/build/pages/css.ts";
import { minifyHtml } from "../../../src/build/pages/minify.ts";
import { contentSecurityPolicy, integrityOf } from "../../../src/build/pages/policy.ts";
import { compress } from "../../../src/build/site/compress.ts";
import { packagesIn, thirdPartyNotices } from "../../../src/build/source/licenses.ts";
import { outputFile, publicPath } from "../../../src/content/urls.ts";

test("text files get compressed forms, rewritten only for changed bytes; pictures get none", async () => {
  const cache = await mkdtemp(join(tmpdir(), "compressed-"));
  const text = "The same words, said again. ".repeat(40);
  const run = (html: string) =>
    compress(
      new Map(
        [
          ["index.html", html],
          ["a.jpg", "x"],
        ].map(([path = "", data = ""]) => [path, Buffer.from(data)]),
      ),
      cache,
    );
  const files = await run(text);
  expect([...files.keys()].sort()).toEqual(["a.jpg", "index.html", "index.html.br", "index.html.gz"]);
  const [br, gz] = ["br", "gz"].map((form) => Buffer.from(files.get(`index.html.${form}`) ?? "")) as [
    Buffer,
    Buffer,
  ];
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 4);
  expect(gz[9], "the operating system, which must not show").toBe(255);
  const kept = await readdir(cache);
  await run(text);
  expect(await readdir(cache)).toEqual(kept);
  expect(brotliDecompressSync((await run("Others.")).get("index.html.br") ?? "").toString()).toBe("Others.");
  await rm(cache, { recursive: true });
});

test("a document is in a folder of its own; urlStyle slash closes paths of pages before the fragment", () => {
  expect(["/", "/services/amc", "/404.html"].map(outputFile)).toEqual([
    "index.html",
    "services/amc/index.html",
    "404.html",
  ]);
  const paths = ["/", "/about", "/about?a=1#values", "/404.html", "/prices.pdf"];
  expect(paths.map((path) => publicPath(path, "plain"))).toEqual(paths);
  expect(paths.map((path) => publicPath(path, "slash"))).toEqual([
    "/",
    "/about/",
    "/about/?a=1#values",
    "/404.html",
    "/prices.pdf",
  ]);
});

test("a page's policy allows its own files, its inline script and style, and its frame's host, and nothing else", () => {
  const frame = "https://maps.example/embed?q=Islamabad";
  // Hashes by `printf a | openssl dgst -sha256 -binary | base64`.
  expect(contentSecurityPolicy({ scripts: ["a"], css: "b", frame }).split(";")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    "style-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://maps.example",
  ]);
  expect(contentSecurityPolicy({ scripts: ["a"], css: "b" })).not.toContain("frame-src");
  // Hash by `printf abc | openssl dgst -sha384 -binary | base64`.
  expect(integrityOf(Buffer.from("abc"))).toBe(
    "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn",
  );
});

test.each(["&amp;copy 2026", "x &amp;lt y", "&amp;#39", "R&amp;D", "&amp;copy; 2026", "&amp;#0;"])(
  "minified, %s means the same in a text and in an attribute",
  async (words) => {
    const html = `<div title="${words}">${words}</div>`;
    expect(await minifyHtml(html)).toBe(html);
  },
);

test.each([
  ["rules whose classes it uses", ".dark{color:#eee}.A{top:0}", ".B{top:1px}.dark .B{top:2px}.A .B{top:3px}"],
  ["keyframes that its rules name", "@keyframes a{to{top:0}}.A{animation:1s a}", "@keyframes b{to{top:1px}}"],
  ["rules of screens", "@media screen{.A{top:2px}}", "@media print{.A{top:1px}}"],
  [
    ":not(), :is() and :has(), which are no demands",
    ".A:not(.C){top:0}.A:is(.C,.other){top:1px}.A:has(.B){top:2px}",
    "",
  ],
])("a first view has %s", (_, used, unused) => {
  expect(openStyleSheet(used + unused)('<p class="A other">B class="x</p>')).toBe(used);
});

test("a new character in the content makes a new font file, which holds it and stays variable", async () => {
  const folder = await mkdtemp(join(tmpdir(), "typeface-"));
  const make = async (words: string) => {
    const { files, css } = await makeFont(words, folder);
    const [[path = "", bytes = new Uint8Array()] = []] = files;
    const sfnt = await subsetFont(Buffer.from(bytes), "aµ", { targetFormat: "truetype" });
    expect(css).toContain(`url(/${path})`);
    expect(sfnt.includes("fvar"), "the weight axis").toBe(true);
    return { path, size: sfnt.length };
  };
  const [plain, more] = [await make("plain"), await make("plain µ")];
  expect(more.path).not.toBe(plain.path);
  expect(more.size).toBeGreaterThan(plain.size);
});

test("a package counts when bytes of it are in a bundle, and one without a licence to show stops the build", async () => {
  const sizes = {
    "../x/node_modules/@scope/a/dist/index.js": 5,
    "node_modules/b/node_modules/c/index.js": 5,
  };
  const inputs = Object.entries({ ...sizes, "node_modules/gone/index.js": 0, "src/client/loader.ts": 5 });
  const output = {
    bytes: 1,
    imports: [],
    exports: [],
    inputs: Object.fromEntries(inputs.map(([path, bytesInOutput]) => [path, { bytesInOutput }])),
  };
  const found = ["../x/node_modules/@scope/a", "node_modules/b/node_modules/c"];
  expect(packagesIn({ inputs: {}, outputs: { "a.js": output } })).toEqual(found);
  const folder = await mkdtemp(join(tmpdir(), "closed-"));
  await writeFile(join(folder, "package.json"), '{ "name": "closed", "license": "Apache-2.0" }');
  const notices = thirdPartyNotices(".", [relative(".", folder)]);
  await expect(notices).rejects.toThrow(/^closed reaches the browser/);
});
