import { describe, expect, test } from "vitest";
import { amc, edit, lineOf, refusalOfCommand } from "../../fixtures/refusal.ts";

describe("the build refuses", () => {
  test("everything in one run, sorted by place", async () => {
    await edit("content/site.yaml", "founded: 2003", "founded: long ago");
    await edit("content/navigation.yaml", "href: /gallery", "href: /galery");
    await edit(amc, "file: amc.webp", "file: amcs.webp");
    await edit("content/pages/about.yaml", /^title: /m, "titel: ");
    await edit("content/projects.yaml", "projects:", "projects: [");
    const output = await refusalOfCommand();
    const places = output.split("\n").flatMap((line) => /^(content\/\S+?):\d+:\d+: /.exec(line)?.[1] ?? []);
    expect(new Set(places)).toEqual(
      new Set([
        "content/navigation.yaml",
        "content/pages/about.yaml",
        "content/projects.yaml",
        amc,
        "content/site.yaml",
      ]),
    );
    expect(places).toEqual([...places].sort());
    expect(output).toContain(`${places.length} things to fix.`);
  });
});

describe("--launch", () => {
  test("refuses while placeholders and unconfirmed claims stand, and lists each with its place", async () => {
    const output = await refusalOfCommand("--launch");
    const name = await lineOf("content/credit.yaml", "name:");
    expect(output).toContain(`content/credit.yaml:${name}:20: name is still a placeholder`);
    expect(output).toMatch(/^content\/\S+\.yaml:\d+:\d+: \S+ is an unconfirmed claim/m);
  });
});
