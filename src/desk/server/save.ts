import { isDeepStrictEqual } from "node:util";
import { parseYaml } from "../../build/content/yaml.ts";
import { hashOf } from "../../build/lib/cache.ts";
import { throwProblems } from "../../build/lib/problems.ts";
import { fieldAt, type Path, titleOf, valueAt } from "../../content/fields.ts";
import { quoted } from "../../content/quoted.ts";
import { schemaOf } from "../../content/schema.ts";
import { type Change, isScalarValue, type Value } from "../../edit/change.ts";
import { changeYaml } from "../../edit/changeYaml.ts";
import type { DeskChange, FormSchema } from "../shared/api.ts";
import { nameOf, resolved, formSchemaAt } from "../shared/formSchema.ts";
import { idOf } from "../shared/paths.ts";
import { sampleMarks } from "../shared/samples.ts";
import { commit, type Desk, readIn } from "./commit.ts";
import { DeskError } from "./failure.ts";
import { withSave } from "./history.ts";
import { schemaFor } from "./reading.ts";

/**
 * Applies changes to a file. If it has changed since it was read, they are applied to the new bytes, provided
 * that each changed value is still the one that was shown.
 *
 * @param hash of the file as it was read
 * @param name the file's name for people
 * @throws DeskError if another program changed a value; ContentError for mistakes. Nothing is written then.
 */
export async function save(desk: Desk, file: string, hash: string, changes: DeskChange[], name: string) {
  const bytes = readIn(desk, file);
  if (!bytes) throw new DeskError(409, "Another program has removed this file.", true);
  const { data, problems, marks } = parseYaml(`${desk.folder}/${file}`, bytes.toString());
  throwProblems(problems);
  const isShown = ({ path, old }: DeskChange) => isDeepStrictEqual(valueAt(data, path), old);
  if (hashOf(bytes) !== hash && !changes.every(isShown))
    throw new DeskError(409, "Another program has changed this place meanwhile.", true);
  const examples = marks.filter(({ kind }) => kind === "placeholder").map(({ path }) => idOf(path));
  const schema = schemaFor(file);
  const marksOf = (one: { path: Path; value: Value }, path: Path) => {
    const { items, properties } = formSchemaAt(schema, path.slice(0, -1), data);
    const key = String(one.path.at(-1));
    return sampleMarks(items ?? properties?.[key] ?? {}, one.value, path, key);
  };
  // A replaced example is one no longer. Only a new entry or group has texts of its own.
  const all = changes.flatMap((one): Change[] => {
    if (one.kind === "insert") return [one, ...marksOf(one, [...one.path, one.index])];
    if (one.kind !== "set") return [one];
    if (examples.includes(idOf(one.path))) return [one, { kind: "confirm", path: one.path }];
    return [one, ...(isScalarValue(one.value) ? [] : marksOf(one, one.path))];
  });
  const byFile = Map.groupBy(
    [...all.map((one) => ({ file, one })), ...renamed(desk, file, changes)],
    (one) => one.file,
  );
  const before = new Map([...byFile.keys()].map((name) => [name, readIn(desk, name) ?? Buffer.of()]));
  const after = new Map(
    [...before].map(([name, text]) => {
      const own = byFile.get(name)?.map(({ one }) => one) ?? [];
      return [name, Buffer.from(changeYaml(text.toString(), own))];
    }),
  );
  const [first] = changes;
  const field = changes.length === 1 && first?.kind === "set" ? file + idOf(first.path) : undefined;
  const words = changes.slice(0, 2).map((change) => describe(change, file, data, schema));
  await commit(desk, before, after, withSave(before, after, `${name}: ${words.join(", ")}`, field));
}

/**
 * A category that gets another name gets it wherever pages and projects name it. The files are read again, because
 * another program may have moved entries since the last build.
 */
function renamed(desk: Desk, file: string, changes: DeskChange[]): { file: string; one: Change }[] {
  const renames = changes.filter(
    ({ kind, path, old }) => kind === "set" && file === "projects.yaml" && path[0] === "categories" && old,
  );
  if (renames.length === 0) return [];
  const sources = desk.built()?.content.sources ?? [];
  const names = sources.flatMap(({ name }) =>
    parseYaml(name, readIn(desk, name)?.toString() ?? "", name)
      .texts.filter(({ role }) => role === "category")
      .map(({ value, path }) => ({ file: name, value, path })),
  );
  return renames.flatMap((rename) =>
    names
      .filter(({ value }) => value === rename.old)
      .map(({ file, path }) => ({ file, one: { ...(rename as Change), path } as Change })),
  );
}

/** Describes a change for the list of saves: `Heading "Cold Rooms" → "Cold Stores"`. */
function describe(change: DeskChange, file: string, data: unknown, schema: FormSchema): string {
  const { kind, path } = change;
  // The parts of a whole page have no title in front.
  const { title } = fieldAt(schemaOf(file), path, data);
  const owner = title && `${title}: `;
  const value = valueAt(data, path);
  const shown = (part: unknown, place = path) =>
    named(part, resolved(formSchemaAt(schema, place, data), part));
  if (kind === "set" && isText(value) && isText(change.value))
    return `${title} ${fromChange(value, change.value)} → ${fromChange(change.value, value)}`;
  if (kind === "set") return `${title} ${shown(value)} → ${shown(change.value)}`;
  if (kind === "insert") return `${owner}added ${shown(change.value, [...path, change.index])}`;
  if (kind === "move") {
    const key = Array.isArray(value) ? change.from : (Object.keys(value as object)[change.from] ?? "");
    const moved =
      typeof key === "number" ? shown(valueAt(value, [key]), [...path, key]) : quoted(titleOf(key));
    return `${owner}moved ${moved}`;
  }
  return `${owner}${kind === "remove" ? "removed" : "confirmed"} ${shown(value)}`;
}

const isText = (value: unknown) => typeof value === "string";

/** A text, or its end from shortly before the first difference from another. */
function fromChange(text: string, other: string): string {
  const same = text.split("").findIndex((character, index) => character !== other[index]);
  return quoted(same > 40 ? `…${text.slice(same - 20)}` : text);
}

function named(value: unknown, schema: FormSchema): string {
  if (value === undefined) return "(empty)";
  return quoted(typeof value === "object" ? nameOf(schema, value, 0) : String(value));
}
