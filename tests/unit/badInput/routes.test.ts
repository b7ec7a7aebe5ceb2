import { describe, expect, test } from "vitest";
import { amc, edit, lineOf, project, refusal } from "../../fixtures/refusal.ts";

describe("the build refuses", () => {
  test("a second file for one route", async () => {
    const second = "content/services/amc.yml";
    await project.write(second, (await project.read(amc)).replace(/^title: .*$/m, "title: Another"));
    const output = await refusal();
    await project.remove(second);
    expect(output).toContain(`${second}:1:1: duplicates amc.yaml: keep one of the two files`);
  });

  test("a page where none is looked for", async () => {
    await project.write("content/pages/faq.yaml", "title: Questions\n");
    const output = await refusal();
    await project.remove("content/pages/faq.yaml");
    expect(output).toContain(
      "content/pages/faq.yaml:1:1: is not read: put a page into services/ or solutions/",
    );
  });

  test("a file name that makes no address", async () => {
    const path = "content/solutions/Cold Rooms 2.yaml";
    const page = await project.read("content/solutions/cold-rooms.yaml");
    await project.write(path, page.replace(/^title: .*$/m, "title: Another"));
    const output = await refusal();
    await project.remove(path);
    expect(output).toContain(`${path}:1:1: has a name that can't be part of a URL: use lower-case letters`);
  });

  test("a title that another page has", async () => {
    const title = /^title: (.*)$/m.exec(await project.read(amc))?.[1] ?? "";
    await edit("content/services/cold-storage.yaml", /^title: .*$/m, `title: ${title}`);
    const line = await lineOf("content/services/cold-storage.yaml", "title:");
    const first = await lineOf(amc, "title:");
    expect(await refusal()).toContain(
      `content/services/cold-storage.yaml:${line}:8: title is the same as in ${amc}:${first}: each page needs its own`,
    );
  });

  test("a menu link to no page", async () => {
    await edit("content/navigation.yaml", "href: /gallery", "href: /galery");
    const line = await lineOf("content/navigation.yaml", "/galery");
    expect(await refusal()).toMatch(
      new RegExp(
        `^content/navigation\\.yaml:${line}:11: menu\\[\\d\\]\\.href links to /galery, which is not a page of this site\\. Did you mean `,
        "m",
      ),
    );
  });

  test("a card link to no page", async () => {
    await edit("content/pages/home.yaml", /href: \/solutions\/data-centers/, "href: /solutions/data-centres");
    const line = await lineOf("content/pages/home.yaml", "/solutions/data-centres");
    const output = await refusal();
    expect(output).toContain(`content/pages/home.yaml:${line}:13: sectors.cards[6].href links to`);
    expect(output).toContain("Did you mean /solutions/data-centers? Otherwise add the page");
  });

  test("a link in running text to no page", async () => {
    await edit(amc, "](/services/cold-storage)", "](/services/cold-store)");
    expect(await refusal()).toMatch(
      /^content\/services\/amc\.yaml:\d+:\d+: .+ links to \/services\/cold-store,/m,
    );
  });

  test("a redirect to no page, and one that hides a page", async () => {
    await edit("content/navigation.yaml", "to: /solutions/cold-rooms", "to: /solutions/coldroom");
    await edit("content/navigation.yaml", "from: /solutions/railways-hvac", "from: /about");
    const line = await lineOf("content/navigation.yaml", "from: /about");
    const output = await refusal();
    expect(output).toContain(
      `content/navigation.yaml:${line}:11: redirects[1].from is already a page of this site: remove`,
    );
    expect(output).toContain(
      "redirects[2].to links to /solutions/coldroom, which is not a page of this site. Did you mean /solutions/cold-rooms",
    );
  });
});
