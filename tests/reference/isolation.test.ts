import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the reference calculations import nothing but each other", () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => !name.endsWith(".test.ts") && name !== "near.ts",
  );
  for (const file of files) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path = ""]) => path);
    for (const path of imported) expect(path, file).toMatch(/^\.\/\w+\.ts$/);
  }
});
