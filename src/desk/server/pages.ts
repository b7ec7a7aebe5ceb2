import { stringify } from "yaml";
import { uniqueRoles } from "../../build/content/checkFields.ts";
import { parseYaml, placedTexts } from "../../build/content/yaml.ts";
import { folderNames } from "../../content/schema.ts";
import type { Change } from "../../edit/change.ts";
import { changeYaml } from "../../edit/changeYaml.ts";
import { assertPagePath, fileOf, planMove, planRedirect } from "../../edit/movePage.ts";
import { sampleMarks, sampleOf } from "../shared/samples.ts";
import { commit, type Desk, readIn } from "./commit.ts";
import { DeskError } from "./failure.ts";
import { withSave } from "./history.ts";
import { schemaFor, stateOf } from "./reading.ts";

export type PageChange =
  { kind: "new"; to: string } | { kind: "copy" | "move" | "remove"; from: string; to: string };

/**
 * Adds, copies, moves or removes a page. Links to a moved or removed page then lead to `to`, also for visitors.
 *
 * @returns the file of the page `to`
 */
export async function changePages(desk: Desk, change: PageChange): Promise<{ file: string }> {
  const file = fileOf(change.to);
  const words = {
    new: `New page ${change.to}`,
    copy: `New page ${change.to}`,
    move: `Page moved to ${change.to}`,
    remove: `Page removed; its address leads to ${change.to}`,
  };
  const changes = plan(desk, change);
  const before = new Map([...changes.keys()].map((path) => [path, readIn(desk, path)]));
  if (change.kind !== "remove" && before.get(file)) throw new DeskError(409, `${change.to} exists already.`);
  const after = new Map(
    [...changes].map(([path, text]) => [path, text === undefined ? text : Buffer.from(text)]),
  );
  await commit(desk, before, after, withSave(before, after, words[change.kind]));
  return { file };
}

function plan(desk: Desk, change: PageChange): Map<string, Uint8Array | string | undefined> {
  const { kind, to } = change;
  if (kind !== "new" && !readIn(desk, fileOf(change.from)))
    throw new DeskError(404, `Only pages in ${folderNames} can be copied, renamed or removed.`);
  if (kind === "move") return planMove(desk.folder, change.from, to);
  if (kind === "remove")
    return planRedirect(desk.folder, change.from, to, true).set(fileOf(change.from), undefined);
  assertPagePath(to);
  return new Map([[fileOf(to), kind === "new" ? newPage(desk, to) : copy(desk, change.from, to)]]);
}

/** A draft with sample texts. */
function newPage(desk: Desk, to: string): string {
  const { pictures, today } = stateOf(desk);
  const { content } = desk.built() ?? {};
  const category = content?.site.projects.categories[0] ?? "";
  const context = { picture: pictures[0] ?? "", category, today, number: 1 };
  const schema = schemaFor(fileOf(to));
  const sample = sampleOf(schema, "", context) as object;
  const page = unlike(stringify({ draft: true, ...sample }, { lineWidth: 0 }), to);
  return changeYaml(page, sampleMarks(schema, sample, [], ""));
}

function copy(desk: Desk, from: string, to: string): string {
  const source = String(readIn(desk, fileOf(from)));
  return changeYaml(unlike(source, to), [{ kind: "set", path: ["draft"], value: true, order }]);
}

const order = ["title", "description", "draft"];

/** Gives a page its own title, description and heading, as each page needs. */
function unlike(source: string, to: string): string {
  const changes = placedTexts([parseYaml("", source, fileOf(to))], ...uniqueRoles).map(
    ({ path }): Change => ({ kind: "set", path, value: `New ${path.at(-1)}: ${to.split("/").at(-1)}` }),
  );
  return changeYaml(source, changes);
}
