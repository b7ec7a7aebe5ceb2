import { join, resolve } from "node:path";
import { hostingTable } from "../../src/hosting/table.ts";
import { loadContent } from "../../src/build/content/load.ts";
import { listRoutes } from "../../src/content/routes.ts";
import { createSiteServer, listen } from "../../src/cli/serve/server.ts";
import { makeProject } from "../fixtures/project.ts";
import { test as base } from "./test.ts";

type Options = {
  /** Lines added to content/site.yaml. */
  facts: string;
  /** By path in content/, lines added below a line. */
  additions: Record<string, { below: string; lines: string }>;
};

/** Pages built from the real content and more facts. The tests of a file share the site, so run them in order. */
export const test = base.extend<object, Options & { changed: string }>({
  facts: ["", { option: true, scope: "worker" }],
  additions: [{}, { option: true, scope: "worker" }],
  changed: [
    async ({ facts, additions }, use) => {
      const project = await makeProject("shared");
      await project.edit(
        "content/site.yaml",
        /^(?:(?:exceptions|notices):\n(?: .*\n)*)*coverage:/m,
        `${facts}coverage:`,
      );
      for (const [file, { below, lines }] of Object.entries(additions))
        await project.edit(`content/${file}`, `\n${below}\n`, `\n${below}\n${lines}`);
      const { code, output } = await project.build(["--quiet", "--cache", resolve(".cache")]);
      if (code !== 0) throw new Error(output);
      const folder = join(project.folder, "content");
      const { site } = await loadContent(folder);
      const hosting = hostingTable(site, listRoutes(site));
      const server = createSiteServer({ folder: join(project.folder, "dist"), hosting: () => hosting });
      await use(`http://localhost:${await listen(server, 0)}`);
      server.closeAllConnections();
      server.close();
      await project.discard();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed),
});

export { expect } from "./test.ts";
