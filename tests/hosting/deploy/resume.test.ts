import { describe, expect, test } from "vitest";
import { deploySite } from "../../../src/cli/deploy/deploySite.ts";
import { manifestName, parseManifest } from "../../../src/cli/deploy/manifest.ts";
import { memoryHost, visible } from "./memoryHost.ts";
import { type Files, lacking, site, sorted } from "./smallSite.ts";

describe("an interrupted run", () => {
  test("the site works wherever the connection is lost", async () => {
    const before = memoryHost();
    await deploySite(site(1), before.transport);
    for (let calls = 0; ; calls++) {
      const { files, transport } = memoryHost(new Map(before.files), { calls });
      const ended = await deploySite(site(2), transport).then(
        () => true,
        () => false,
      );
      expect(lacking(files), `after ${calls} calls`).toEqual([]);
      await deploySite(site(2), memoryHost(files).transport);
      expect(sorted(new Map([...files].filter(([path]) => path !== manifestName)))).toEqual(sorted(site(2)));
      if (ended) break;
      expect(calls).toBeLessThan(1000);
    }
  });

  test("a rejected file is uploaded by the next run", async () => {
    const full = "images/more/7-2.webp";
    const { files, transport } = memoryHost(new Map(), { full });
    await expect(deploySite(site(2), transport)).rejects.toThrow(/no space left for images\/more\/7-2/);
    expect(parseManifest(files.get(manifestName))?.files.has(full)).toBe(false);
    const { steps } = await deploySite(site(2), memoryHost(files).transport);
    expect(steps[0]).toEqual({ action: "upload", path: full });
    expect(steps.length).toBeLessThan(site(2).size);
    expect(visible(files)).toEqual(sorted(site(2)));
  });

  test("on a host without renaming the file is overwritten", async () => {
    const { files, transport } = memoryHost(new Map(), { renamesOver: false });
    await deploySite(site(1), transport);
    await deploySite(site(2), transport);
    expect(visible(files)).toEqual(sorted(site(2)));
  });

  test("a stopped run reports how many files are done", async () => {
    const { files, transport } = memoryHost();
    const stop = new AbortController();
    const run = deploySite(site(1), transport, {
      signal: stop.signal,
      report: (_, done) => done === 7 && stop.abort(),
    });
    await expect(run).rejects.toThrow(/^Stopped\. 7 of 45 files are done; the upload is not complete yet/);
    expect(parseManifest(files.get(manifestName))?.files.size).toBe(7);
    await deploySite(site(1), memoryHost(files).transport);
    const cut = deploySite(site(2), memoryHost(files, { calls: 9 }).transport);
    await expect(cut).rejects.toThrow(/files are done; the site on the host still works/);
  });
});

describe("the manifest on the host", () => {
  const good = { version: 1, files: { "a.css": "0".repeat(64) } };
  test.each([
    ["nothing", undefined],
    ["half a list", JSON.stringify(good).slice(0, 40)],
    ["another format", JSON.stringify({ ...good, version: 2 })],
    ["a path out of the site", JSON.stringify({ ...good, files: { "a/../../b": "0".repeat(64) } })],
    ["a second command", JSON.stringify({ ...good, files: { "a\r\nDELE b": "0".repeat(64) } })],
  ])("with %s everything is uploaded", async (_, text) => {
    const there: Files = new Map([["theirs.txt", Buffer.from("theirs")]]);
    if (text !== undefined) there.set(manifestName, Buffer.from(text));
    const { files, transport } = memoryHost(there);
    const { steps } = await deploySite(site(1), transport);
    expect(steps.map(({ action }) => action)).toEqual([...site(1)].map(() => "upload"));
    expect(files.has("theirs.txt")).toBe(true);
  });

  test("--all also uploads files that the host already has", async () => {
    const { transport } = memoryHost();
    await deploySite(site(1), transport);
    expect((await deploySite(site(1), transport)).steps).toEqual([]);
    expect((await deploySite(site(1), transport, { all: true })).steps.length).toBe(site(1).size);
  });
});
