import { type FormEvent, useEffect, useState } from "react";
import type { State } from "../server/reading.ts";
import type { Mistake } from "../shared/api.ts";
import { report } from "./opening.ts";
import { Messages } from "./Place.tsx";
import { read, write } from "./request.ts";
import { flush } from "./saving.ts";
import { update, useDesk } from "./store.ts";

type Command = "build" | "deploy" | "verify";
type Result = {
  command: Command;
  output: string;
  succeeded: boolean;
  /** Number of open points. */
  open?: number;
  mistakes?: Mistake[];
};

/** Runs commands of publishing one after another, and follows their progress. */
function usePublishing() {
  const [progress, setProgress] = useState<string>();
  const [results, setResults] = useState<Result[]>([]);
  const isRunning = progress !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    // An answer may arrive after the command has ended.
    const show = (state: State) => setProgress((now) => (now === undefined ? now : state.progress));
    const follow = () => void read<State>("state").then(show, report);
    const timer = setInterval(follow, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const run = async (command: Command, more: object = {}): Promise<void> => {
    if (isRunning) return;
    await flush();
    setProgress("");
    if (command !== "verify") setResults([]);
    const answer = await write<Omit<Result, "command">>("publish", { command, ...more }).catch(report);
    setProgress(undefined);
    if (!answer) return;
    setResults((earlier) => [...earlier.filter((one) => one.command !== command), { command, ...answer }]);
    if (command === "deploy" && answer.succeeded) await run("verify");
  };
  return { run, isRunning, progress, results };
}

/**
 * Builds, uploads and verifies the site, each only after a click. Buttons that wait are not `disabled`, because
 * they would lose the focus.
 */
export function Publish() {
  const { marks, problem } = useDesk(({ server }) => server);
  const { run, isRunning, progress = "", results } = usePublishing();
  const isBuilt = results[0]?.succeeded === true && results[0].command === "build";
  return (
    <div className="publish">
      <h1>Publish</h1>
      {problem ? <p>Content has mistakes: correct them first.</p> : <OpenPoints count={marks.length} />}
      <button aria-disabled={isRunning} onClick={() => void run("build")}>
        1. Check and build the site
      </button>
      <Upload
        isReady={isBuilt && !isRunning}
        run={(password) => void run("deploy", { yes: true, password })}
      />
      <button aria-disabled={isRunning} onClick={() => void run("verify")}>
        3. Check the live site
      </button>
      {isRunning && <Progress text={progress || "Running …"} />}
      {results.map(({ command, output, succeeded, open = 0, mistakes = [] }) => (
        <section key={command} role="alert">
          <h2>{words[command][succeeded ? 0 : 1]}</h2>
          {open > 0 && <OpenPoints count={open} />}
          <Messages list={mistakes} />
          {output && <pre tabIndex={0}>{output}</pre>}
        </section>
      ))}
    </div>
  );
}

const OpenPoints = ({ count }: { count: number }) => (
  <p>
    {count === 0 ? "No open point is left." : `${count} open points are left: replace or confirm them first.`}{" "}
    {count > 0 && (
      <button className="link" onClick={() => update({ panel: "points" })}>
        Show them
      </button>
    )}
  </p>
);

const words: Record<Command, [done: string, failed: string]> = {
  build: ["The site is built. It can be uploaded.", "The site can’t be published yet:"],
  deploy: ["The site is uploaded.", "The upload failed. Correct this, then upload again:"],
  verify: ["The live site is as it was built.", "The live site differs. This is left to do:"],
};

function Upload({ isReady, run }: { isReady: boolean; run: (password: string) => void }) {
  const [target, setTarget] = useState<{ host?: string; missing?: string }>({});
  const [password, setPassword] = useState("");
  const [isSure, setSure] = useState(false);
  useEffect(() => void read<typeof target>("target").then(setTarget, report), []);
  if (target.missing) return <p className="mark">{target.missing}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isSure) run(password);
  };
  return (
    <form className="publish" onSubmit={submit}>
      <label className="field">
        Password for {target.host} (not saved; none with a key file)
        <input
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <label>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} /> Yes,
        publish the site as it is now, and record the changes in git if the folder has a repository
      </label>
      <button aria-disabled={!isReady || !isSure}>2. Upload it</button>
    </form>
  );
}

/** A bar, if the text has figures such as `12 of 300`. */
function Progress({ text }: { text: string }) {
  const [, done, all] = /(\d+)(?: of |\/)(\d+)/.exec(text) ?? [];
  return (
    <label>
      <progress {...(all && { value: Number(done), max: Number(all) })} /> {text}
    </label>
  );
}
