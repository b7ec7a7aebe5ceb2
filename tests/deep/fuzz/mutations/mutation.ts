import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";

/** Damages a draft, and returns a description. */
export type Mutation = (draft: Draft, random: Random) => string | Promise<string>;

export const yamlOf = (draft: Draft) => draft.paths.filter((path) => path.endsWith(".yaml"));

export const quote = (text: string) => JSON.stringify(text);
