import type { Draft } from "./draft.ts";
import { anchors } from "./mutations/anchors.ts";
import { brand } from "./mutations/brand.ts";
import { keys, links, types, words } from "./mutations/entries.ts";
import { files } from "./mutations/files.ts";
import { ids } from "./mutations/ids.ts";
import { damage, lines } from "./mutations/lines.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { figures, gaps, names } from "./mutations/names.ts";
import { focus, pictures } from "./mutations/pictures.ts";
import { sizes } from "./mutations/sizes.ts";
import type { Random } from "./random.ts";

/** Each as often as it stands here. */
const kinds: Mutation[] = [
  damage,
  damage,
  lines,
  lines,
  keys,
  types,
  types,
  links,
  links,
  words,
  words,
  words,
  sizes,
  anchors,
  ids,
  ids,
  names,
  names,
  gaps,
  gaps,
  figures,
  figures,
  files,
  files,
  pictures,
  brand,
  focus,
];

/** Damages a draft in one way, now and then in two. */
export async function mutate(draft: Draft, random: Random): Promise<string> {
  const first = await random.of(kinds)(draft, random);
  return random.below(8) === 0 ? `${first}, ${await random.of(kinds)(draft, random)}` : first;
}
