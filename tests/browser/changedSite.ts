import { join, resolve } from "node:path";
import { serveSite } from "../../src/cli/serve/serveSite.ts";
import { addPhotographs } from "../fixtures/photographs.ts";
import { makeProject } from "../fixtures/project.ts";
import { test as base } from "./test.ts";

type Options = {
  /** Lines to append to content/site.yaml. */
  facts: string;
  /** Maps a file's path in content/ to lines, which are inserted after the line `below`. */
  additions: Record<string, { below: string; lines: string }>;
  /** Maps a file's path in content/ to words and what replaces them. */
  replacements: Record<string, [from: string, to: string][]>;
  /** Whether every picture is an opaque photograph. */
  photographs: boolean;
};

/** Serves the real content with additional facts. All tests in a file share one build and run in order. */
export const test = base.extend<object, Options & { changed: string }>({
  facts: ["", { option: true, scope: "worker" }],
  additions: [{}, { option: true, scope: "worker" }],
  replacements: [{}, { option: true, scope: "worker" }],
  photographs: [false, { option: true, scope: "worker" }],
  changed: [
    async ({ facts, additions, replacements, photographs }, use) => {
      const project = await makeProject("shared");
      const path = "content/site.yaml";
      const own = /^(?:exceptions|notices):\n(?:[ #].*\n)*/gm;
      await project.write(path, `${(await project.read(path)).replace(own, "")}${facts}`);
      for (const [file, { below, lines }] of Object.entries(additions))
        await project.edit(`content/${file}`, `\n${below}\n`, `\n${below}\n${lines}`);
      for (const [file, pairs] of Object.entries(replacements))
        for (const [from, to] of pairs) await project.edit(`content/${file}`, from, to);
      if (photographs) await addPhotographs(project, { sides: [160, 80, 120], turn: 0 });
      const { code, output } = await project.build(["--quiet", "--cache", resolve(".cache")]);
      if (code !== 0) throw new Error(output);
      const served = await serveSite(join(project.folder, "dist"));
      await use(served.origin);
      served[Symbol.dispose]();
      await project.discard();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed),
});

export { expect } from "./test.ts";
