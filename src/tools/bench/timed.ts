import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** How long a command took in milliseconds, its own start included, and its peak memory in MB, on Linux. */
export type Run = { time: number; memory: number };

/** Runs a command to its end. */
export function timed(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, peakMemory(child.pid))), 50);
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(watch);
      const time = performance.now() - start;
      if (code === 0) resolve({ time, memory });
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}:\n${complaint}`));
    });
  });
}

/** The most memory that a process has held, in MB (proc_pid_status(5), VmHWM). */
function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1] ?? 0) / 1024;
}
