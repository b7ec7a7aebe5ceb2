import { ask, type Host } from "./ask.ts";
import type { Finding } from "./finding.ts";

/** Longest time in ms from question to whole answer with which a page still opens quickly (web.dev, "Time to First Byte"). */
const longest = 800;
const samples = 5;

/** A finding for a host that takes long for each answer, asked one question at a time, by the middle one of its times. */
export async function paceFindings(
  host: Host,
  paths: string[],
  now = () => performance.now(),
): Promise<Finding[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, samples)) {
    const start = now();
    await ask(host, { path, headers: { "Accept-Encoding": "br" } }).catch(() => undefined);
    times.push(now() - start);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  if (middle <= longest) return [];
  return [
    {
      severity: "warning",
      message: `The host takes ${(middle / 1000).toFixed(1)} seconds for each answer: visitors leave before a page shows.`,
      fix: "cPanel > Resource Usage. If it stays so at other hours, ask the host, or put a network such as Cloudflare in front.",
      examples: [],
    },
  ];
}
