import { sendRequest, type Host } from "./sendRequest.ts";
import type { Finding } from "./finding.ts";

/** The limit for a complete response in ms, from web.dev's "Time to First Byte". */
const longest = 800;
const samples = 5;

export async function paceFindings(host: Host, paths: string[]): Promise<Finding[]> {
  const times: number[] = [];
  for (const path of paths.slice(0, samples)) {
    const start = performance.now();
    await sendRequest(host, { path, headers: { "Accept-Encoding": "br" } }).catch(() => undefined);
    times.push(performance.now() - start);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  if (middle <= longest) return [];
  return [
    {
      severity: "warning",
      message: `The host takes ${(middle / 1000).toFixed(1)} seconds for each response, so visitors leave before a page appears.`,
      fix: "cPanel > Resource Usage. If it is slow at other times too, ask the host, or put a CDN such as Cloudflare in front of it.",
    },
  ];
}
