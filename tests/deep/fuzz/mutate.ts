import { conflict } from "./conflicts.ts";
import type { Draft, Mutation } from "./draft.ts";
import { file, mark, picture, points } from "./files.ts";
import * as lines from "./lines.ts";
import type { Random } from "./random.ts";

/** Each mutation with its share of a run. */
const shares = {
  damage: [lines.damage, 2],
  arrange: [lines.arrange, 2],
  block: [lines.block, 2],
  key: [lines.key, 1],
  value: [lines.value, 2],
  text: [lines.text, 2],
  "longer text": [lines.longerText, 1],
  address: [lines.address, 2],
  figure: [lines.figure, 1],
  cell: [lines.cell, 1],
  focus: [lines.focus, 1],
  "same title": [lines.sameTitle, 2],
  document: [lines.document, 1],
  size: [lines.size, 1],
  "unknown name": [lines.unknownName, 1],
  "unknown picture": [lines.unknownPicture, 1],
  gap: [lines.gap, 2],
  file: [file, 2],
  picture: [picture, 1],
  points: [points, 1],
  mark: [mark, 1],
  conflict: [conflict, 4],
} satisfies Record<string, [Mutation, number]>;
type Kind = keyof typeof shares;
const kinds = (Object.keys(shares) as Kind[]).flatMap((kind) =>
  Array.from({ length: shares[kind][1] }, () => kind),
);

/** Mutations that every build must reject. */
const refused = new Set<Kind>(["unknown name", "unknown picture", "gap", "conflict"]);

/** Damages a draft in one way, occasionally in two. */
export async function mutate(draft: Draft, random: Random): Promise<{ what: string; isNonsense: boolean }> {
  const apply = async (kind: Kind) => `${kind} ${await shares[kind][0](draft, random)}`;
  const kind = random.of(kinds);
  const what = await apply(kind);
  if (random.below(8) > 0) return { what, isNonsense: refused.has(kind) };
  return { what: `${what}, ${await apply(random.of(kinds))}`, isNonsense: false };
}
