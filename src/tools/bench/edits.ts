import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import type { Line } from "./table.ts";

/** Milliseconds from a save to the reloaded page under `npm run dev`. */
const reach = 400;

/** What an editor or an engineer saves: a file, and a change of it that the home page shows. */
const edits = [
  {
    name: "content",
    file: "content/pages/home.yaml",
    from: /^( +quote: )(\S+)/m,
    to: "$1Very $2",
  },
  {
    name: "component",
    file: "src/components/Footer/Footer.tsx",
    from: "<footer ",
    to: "<footer data-edited ",
  },
  {
    name: "style",
    file: "src/components/Footer/Footer.css.ts",
    from: /fontSize: "1rem"/,
    to: 'fontSize: "1.01rem"',
  },
];

/** Times saves under `npm run dev`, in a copy of the project, in Chromium. */
export async function measureEdits(browser: Browser, rounds: number): Promise<Line[]> {
  const folder = await copyProject();
  const { origin, stop } = await startDev(folder);
  const page = await browser.newPage();
  try {
    await page.goto(origin);
    const lines: Line[] = [];
    for (const { name, file, from, to } of edits) {
      const path = join(folder, file);
      const saved = await readFile(path, "utf8");
      const changed = saved.replace(from, to);
      if (changed === saved) throw new Error(`${file} has no ${from} to edit`);
      const values: number[] = [];
      // The first save loads what no save has used before, and does not count.
      for (let round = 0; round <= rounds; round++) {
        const loaded = page.waitForEvent("load");
        const start = performance.now();
        await writeFile(path, round % 2 === 0 ? changed : saved);
        await loaded;
        if (round > 0) values.push(performance.now() - start);
      }
      lines.push({ name: "save to reloaded page", condition: name, unit: "ms", values, reach });
    }
    return lines;
  } finally {
    await page.close();
    stop();
    await rm(folder, { recursive: true });
  }
}

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const copied = [
    "src",
    "content",
    "static",
    ".cache",
    "build.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ];
  for (const path of copied) await cp(path, join(folder, path), { recursive: true, dereference: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Starts `npm run dev` in a folder. */
function startDev(cwd: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/tools/dev.ts", "--port", "4700"], { cwd });
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin) resolve({ origin, stop: () => child.kill() });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
}
