import { useEffect, useState } from "react";
import type { State } from "../server/reading.ts";
import { report } from "./opening.ts";
import { read, write } from "./request.ts";
import { flush } from "./saving.ts";
import { useDesk } from "./store.ts";

type Command = "build" | "deploy" | "verify";
type Result = { command: Command; output: string; succeeded: boolean };

/** Runs commands of publishing one after another, and follows their progress. */
function usePublishing() {
  const [progress, setProgress] = useState<string>();
  const [result, setResult] = useState<Result>();
  const isRunning = progress !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const follow = () => void read<State>("state").then((state) => setProgress(state.progress), report);
    const timer = setInterval(follow, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const run = async (command: Command, password = "") => {
    await flush();
    setProgress("");
    setResult(undefined);
    await write<Omit<Result, "command">>("publish", { command, password })
      .then((answer) => setResult({ command, ...answer }))
      .catch(report);
    setProgress(undefined);
  };
  return { run, isRunning, progress, result };
}

/** Builds, uploads and verifies the site, each only after a click. */
export function Publish() {
  const marks = useDesk(({ server }) => server.marks.length);
  const { run, isRunning, progress, result } = usePublishing();
  const [password, setPassword] = useState("");
  const [isSure, setSure] = useState(false);
  const isBuilt = result?.command === "build" && result.succeeded;
  return (
    <>
      <h1>Publish</h1>
      <p>
        {marks > 0
          ? `${marks} open points are left: replace or confirm them first.`
          : "No open point is left."}
      </p>
      <button disabled={isRunning} onClick={() => void run("build")}>
        1. Check and build the site
      </button>
      <label className="field">
        Password for the upload (not saved; none with a key file)
        <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} /> Yes,
        publish the site as it is now
      </label>
      <div className="buttons">
        <button disabled={isRunning || !isSure || !isBuilt} onClick={() => void run("deploy", password)}>
          2. Upload it
        </button>
        <button disabled={isRunning} onClick={() => void run("verify")}>
          3. Check the live site
        </button>
      </div>
      <p role="alert">{isRunning && (progress || "Running …")}</p>
      {result && <pre>{result.output || (result.succeeded ? "Everything is in order." : "It failed.")}</pre>}
      <small>npm run deploy in a terminal saves the address of the host once.</small>
    </>
  );
}
