import type { Path } from "./yaml.ts";

/**
 * Goes through all texts of a parsed file, in their order.
 *
 * @param visit gets each text and its path, which is one list that changes from call to call: copy what is to stay
 */
export function eachText(value: unknown, visit: (text: string, path: Path) => void): void {
  const path: (string | number)[] = [];
  const walk = (here: unknown): void => {
    if (typeof here === "string") return visit(here, path);
    if (here === null || typeof here !== "object") return;
    for (const [key, child] of Object.entries(here)) {
      path.push(Array.isArray(here) ? Number(key) : key);
      walk(child);
      path.pop();
    }
  };
  walk(value);
}
