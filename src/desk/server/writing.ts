import { basename } from "node:path";
import { z } from "zod";
import { loadContent } from "../../build/content/load.ts";
import { expired } from "../../build/content/marks.ts";
import { ContentError, type Problem } from "../../build/lib/problems.ts";
import type { DeskChange } from "../shared/api.ts";
import { entryOf } from "./catalogue.ts";
import { commit, type Desk, readIn } from "./commit.ts";
import { DeskError, mistakesOf } from "./failure.ts";
import { withSave } from "./history.ts";
import { restored } from "./inverse.ts";
import { changePages } from "./pages.ts";
import { viewOf } from "./reading.ts";
import { save } from "./save.ts";
import { prepareUpload } from "./uploads.ts";

const steps = z.array(z.union([z.string(), z.number().int().min(0)]));
const path = steps.min(1);
const index = z.number().int().min(0);
const all = { path, old: z.json().optional() };
const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), ...all, value: z.json(), order: z.array(z.string()).optional() }),
  z.strictObject({ kind: z.literal(["remove", "confirm"]), ...all }),
  z.strictObject({ kind: z.literal("insert"), ...all, index, value: z.json() }),
  z.strictObject({
    kind: z.literal("move"),
    ...all,
    path: steps,
    from: index,
    to: index,
    into: path.optional(),
  }),
]);
const bodies = {
  save: z.strictObject({ file: z.string(), hash: z.string(), changes: z.array(change).min(1).max(500) }),
  undo: z.strictObject({ id: z.string() }),
  page: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("new"), to: z.string() }),
    z.strictObject({ kind: z.literal(["copy", "move", "remove"]), from: z.string(), to: z.string() }),
  ]),
  // An upload needs the person's yes.
  publish: z.discriminatedUnion("command", [
    z.strictObject({ command: z.literal(["build", "verify"]) }),
    z.strictObject({ command: z.literal("deploy"), yes: z.literal(true), password: z.string() }),
  ]),
  upload: z.strictObject({
    kind: z.literal(["picture", "pdf", "mark", "wordmark"]),
    name: z.string().max(300),
    data: z.base64(),
  }),
};

function parsed<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new DeskError(400, "The desk and its server differ: reload this page.");
  return data;
}

/** Counts the open points, and lists the mistakes, that keep the site from being published. */
async function leftToDo(folder: string) {
  const mistakes = (problems: Problem[]) => mistakesOf(problems, folder);
  try {
    const content = await loadContent(folder);
    return { open: content.marks.length, mistakes: mistakes(expired(content)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { open: 0, mistakes: mistakes(error.problems) };
  }
}

/** The answers to POST requests, by name. */
export const writingRoutes: Record<string, (desk: Desk, body: unknown) => Promise<unknown>> = {
  async save(desk, body) {
    const { file, hash, changes } = parsed(bodies.save, body);
    await save(desk, file, hash, changes as DeskChange[], entryOf(desk, file).name);
    return viewOf(desk, file);
  },
  async undo(desk, body) {
    const { id } = parsed(bodies.undo, body);
    const files = desk.history.find(id)?.files;
    if (!files) throw new DeskError(409, "This change is already undone.");
    const now = new Map(files.map(({ file }) => [file, readIn(desk, file)]));
    const before = restored(files, now);
    if (!before) throw new DeskError(409, "The same place has changed since: undo the later change first.");
    await commit(desk, now, before, (list) => list.filter((one) => one.id !== id));
  },
  page: (desk, body) => changePages(desk, parsed(bodies.page, body)),
  async publish(desk, body) {
    const { command, ...rest } = parsed(bodies.publish, body);
    const password = "password" in rest ? rest.password : undefined;
    if (command === "build") {
      const left = await leftToDo(desk.folder);
      if (left.open > 0 || left.mistakes.length > 0) return { succeeded: false, output: "", ...left };
    }
    const report = (progress: string) => void (desk.progress = progress);
    return desk.publisher.run(command, password, desk.history.entries(), report).finally(() => report(""));
  },
  async upload(desk, body) {
    const { kind, name, data } = parsed(bodies.upload, body);
    const [file, bytes] = await prepareUpload(desk.folder, kind, name, Buffer.from(data, "base64"));
    const [before, after] = [new Map([[file, readIn(desk, file)]]), new Map([[file, bytes]])];
    const words = `${before.get(file) ? "Replaced" : "Added"} ${file}`;
    await commit(desk, before, after, withSave(before, after, words));
    return { name: basename(file) };
  },
};
