import type { Path } from "../../content/fields.ts";
import type { Change } from "../../edit/change.ts";

/** The desk's pages, scripts and data have paths with this prefix. */
export const prefix = "/__desk/";

export const tokenHeader = "x-desk-token";

/** Server-sent events of `npm run dev`: a build succeeded or failed. */
export const eventsPath = "/__dev";

/**
 * `old` is the value at `path` that the person saw. A file that has changed meanwhile must still have it. The
 * server adds the marks.
 */
export type DeskChange = Exclude<Change, { kind: "mark" }> & { old?: unknown };

/** A string of content as pages show it: with facts filled in. */
export type TextEntry = { file: string; path: Path; role?: string | undefined; text: string };

/** A mistake that the build found. `path` is undefined if no field is the cause. */
export type Mistake = { file: string; path?: Path; message: string };

export type Failure = { message: string; mistakes?: Mistake[]; isConflict?: boolean };

/** The part of a JSON Schema that the form needs. */
export type FormSchema = {
  type?: string;
  title?: string;
  description?: string;
  role?: string;
  /** Whether the order of the keys is the order on the page. */
  ordered?: boolean;
  /** Further keys of a new entry. */
  sample?: Record<string, unknown>;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  oneOf?: FormSchema[];
  anyOf?: FormSchema[];
  allOf?: FormSchema[];
  enum?: unknown[];
  const?: unknown;
  minItems?: number;
  maxItems?: number;
};
