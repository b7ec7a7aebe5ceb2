import { expect, test } from "vitest";
import { listRoutes } from "../../../src/content/listRoutes.ts";
import { sharedContent } from "../../../src/content/schema.ts";
import { trailTo } from "../../../src/content/trail.ts";
import { site } from "../../fixtures/site.ts";

const about = listRoutes(site).find(({ path }) => path === "/about");
const shared = sharedContent(site);
const trail = (menu: (typeof shared.navigation)["menu"]) =>
  about && trailTo({ ...shared, navigation: { ...shared.navigation, menu } }, about);

test("the root is the menu's link to /, wherever it is in the menu", () => {
  const menu = [
    { name: "Us", href: "/about" },
    { name: "Start", href: "/" },
  ];
  expect(trail(menu)).toEqual([
    { name: "Start", href: "/" },
    { name: "Us", href: "/about" },
  ]);
});

test("a page of the third level has both groups above it", () => {
  const inner = { name: "Inner", href: "/a/b", subItems: [{ name: "Us", href: "/about" }] };
  const menu = [
    { name: "Start", href: "/" },
    { name: "Outer", href: "/a", subItems: [inner] },
  ];
  expect(trail(menu)).toEqual([
    { name: "Start", href: "/" },
    { name: "Outer" },
    { name: "Inner" },
    { name: "Us", href: "/about" },
  ]);
});
