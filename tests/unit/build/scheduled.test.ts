import { expect, test } from "vitest";
import { unpublishedPages } from "../../../src/build/content/content.ts";
import type { Route } from "../../../src/content/routes.ts";

const now = new Date("2027-03-14T06:00:00+05:00");
const reasonOf = (page: object) =>
  unpublishedPages([{ kind: "article", path: "/news/a", file: "news/a.yaml", page } as Route], now)[0]
    ?.reason;

test.each([
  ["of today", { date: "2027-03-14" }, undefined],
  ["of tomorrow", { date: "2027-03-15" }, "will appear on 15 March 2027"],
  ["of next year", { date: "2028-03-14" }, "will appear on 14 March 2028"],
  ["with an earlier first day", { date: "2027-03-20", from: "2027-03-10" }, undefined],
  ["with a later first day", { date: "2027-03-01", from: "2027-03-20" }, "will appear on 20 March 2027"],
])("an article %s", (_, page, reason) => expect(reasonOf(page)).toBe(reason));
