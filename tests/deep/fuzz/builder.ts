import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Result of a build; the exit code is missing after a crash or timeout. */
export type Outcome = { code: number | undefined; output: string; seconds: number };

/** This limit is wall-clock time on a shared machine; the test limits processor time separately. */
const patience = 180_000;

/** Builds run as an ordinary user, because root ignores file permissions and would hide half of the mistakes. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Runs builds in a folder, in a process that is restarted after a crash. */
export function openBuilder(folder: string) {
  let child: ChildProcess | undefined;
  const start = () => {
    const env = { ...process.env, HOME: folder, NODE_ENV: "production", SOURCE_DATE_EPOCH: "1900000000" };
    return spawn(process.execPath, [join(import.meta.dirname, "worker.ts")], { cwd: folder, env, ...nobody });
  };
  return {
    build: () =>
      new Promise<Outcome>((done) => {
        const own = (child ??= start());
        let [answer, errors] = ["", ""];
        const end = (outcome: Outcome) => {
          clearTimeout(timer);
          for (const stream of [own, own.stdout, own.stderr]) stream?.removeAllListeners();
          if (outcome.code === undefined) {
            own.kill("SIGKILL");
            child = undefined;
          }
          done(outcome);
        };
        const fail = (what: string) => end({ code: undefined, output: `${what}\n${errors}`, seconds: 0 });
        const timer = setTimeout(() => fail("took too long"), patience);
        own.stdout?.on("data", (data) => {
          answer += String(data);
          if (answer.endsWith("\n")) end(JSON.parse(answer.trim().split("\n").at(-1) ?? "") as Outcome);
        });
        own.stderr?.on("data", (data) => (errors += String(data)));
        own.on("exit", (code, signal) => fail(`ended with ${code ?? signal}`));
        own.stdin?.write("build\n");
      }),
    close: () => child?.kill(),
  };
}
