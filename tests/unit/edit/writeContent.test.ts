import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { journalNames, settleContent } from "../../../src/build/lib/contentJournal.ts";
import { listFiles } from "../../../src/build/lib/files.ts";
import { writeContent } from "../../../src/edit/writeContent.ts";
import {
  bundleWriting,
  ended,
  firstState,
  settledState,
  startWriting,
  states,
} from "../../fixtures/contentStates.ts";
import { slow } from "../../fixtures/slow.ts";

let folder: string;
const { rename, open } = files;
beforeEach(async () => {
  folder = await firstState();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Object.assign(files, { rename, open });
  syncBuiltinESMExports();
});

const replace = (functions: object) => {
  Object.assign(files, functions);
  syncBuiltinESMExports();
};
const failure = (code: string) => Object.assign(new Error(code), { code });
const names = Object.values(journalNames).toSorted();

test("files are created in new folders", async () => {
  await writeContent(folder, states.second);
  expect(await settledState(folder)).toBe("second");
});

test.each([
  ["../site.yaml"],
  ["/tmp/site.yaml"],
  ["services/../../site.yaml"],
  ["services\\vans.yaml"],
  ["site.yaml::$DATA"],
  ["a\0.yaml"],
  [""],
  ["services"],
  ["linked/site.yaml"],
  ["link.yaml"],
])("%j is refused", async (path) => {
  mkdirSync(`${folder}-outside`, { recursive: true });
  symlinkSync(`${folder}-outside`, join(folder, "linked"));
  symlinkSync(`${folder}-outside/site.yaml`, join(folder, "link.yaml"));
  const changes = new Map([...states.second, [path, "a: 1"]]);
  await expect(writeContent(folder, changes)).rejects.toThrow();
  expect(listFiles(`${folder}-outside`)).toEqual([]);
  expect(await settledState(folder)).toBe("first");
  rmSync(`${folder}-outside`, { recursive: true });
});

test("a file that another program holds open is retried", async () => {
  let failures = 3;
  replace({
    rename: (...paths: [string, string]) =>
      failures-- > 0 && paths[1].endsWith(".yaml") ? Promise.reject(failure("EBUSY")) : rename(...paths),
  });
  await writeContent(folder, states.second);
  expect(await settledState(folder)).toBe("second");
});

test("a full disk changes nothing", async () => {
  replace({
    open: (...values: Parameters<typeof open>) =>
      String(values[0]).endsWith("texts/vans.yaml.part")
        ? Promise.reject(failure("ENOSPC"))
        : open(...values),
  });
  await expect(writeContent(folder, states.second)).rejects.toThrow("ENOSPC");
  expect(await settledState(folder)).toBe("first");
});

test("a change is whole after a kill at each step", slow, async () => {
  const script = await bundleWriting();
  const found: (string | undefined)[] = [];
  for (let step = 1; ; step++) {
    const signal = await ended(startWriting(script, folder, "once", step));
    found.push(await settledState(folder));
    await writeContent(folder, states.first);
    if (signal !== "SIGKILL") break;
  }
  expect(found.length).toBeGreaterThan(15);
  expect(found[0]).toBe("first");
  expect(found.at(-1)).toBe("second");
  expect(found).not.toContain(undefined);
});

test("an unfinished journal is dropped", async () => {
  writeFileSync(join(folder, journalNames.begun), '{"writer": 1, "st');
  expect(await settledState(folder)).toBe("first");
});

test("a journal that names files elsewhere is dropped", async () => {
  const steps = [{ path: "../precious", remove: true }];
  writeFileSync(`${folder}/../precious`, "p");
  writeFileSync(join(folder, journalNames.decided), JSON.stringify({ writer: 0, steps }));
  expect(await settledState(folder)).toBe("first");
  expect(readFileSync(`${folder}/../precious`, "utf8")).toBe("p");
  rmSync(`${folder}/../precious`);
});

test("another process may finish its change", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 700)"]);
  const journal = { writer: other.pid, steps: [{ path: "site.yaml", remove: true }] };
  writeFileSync(join(folder, journalNames.decided), JSON.stringify(journal));
  const settling = settleContent(folder);
  expect(existsSync(join(folder, "site.yaml"))).toBe(true);
  await Promise.all([settling, ended(other)]);
  expect(existsSync(join(folder, "site.yaml"))).toBe(false);
});

test("a build completes an interrupted change", async () => {
  writeFileSync(join(folder, "site.yaml.part"), "name: new\n");
  const journal = { writer: 0, steps: [{ path: "site.yaml", remove: false }] };
  writeFileSync(join(folder, journalNames.decided), JSON.stringify(journal));
  await expect(loadContent(folder)).rejects.toThrow();
  expect(readFileSync(join(folder, "site.yaml"), "utf8")).toBe("name: new\n");
  expect(listFiles(folder).filter((path) => names.includes(path))).toEqual([]);
});
