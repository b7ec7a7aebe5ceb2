import { execFileSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a PDF goes through git with every byte, though it looks like text", async () => {
  const folder = await mkdtemp(join(tmpdir(), "attributes-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "pipe" });
  const pdf = "%PDF-1.4\r\n1 0 obj\r\n";
  try {
    git("init", "-q");
    await copyFile(".gitattributes", join(folder, ".gitattributes"));
    await mkdir(join(folder, "static/prices"), { recursive: true });
    for (const path of ["static/prices/list.pdf", "static/verification", "offer.pdf", "page.yaml"])
      await writeFile(join(folder, path), pdf);
    git("-c", "core.safecrlf=false", "add", "-A");
    git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-qm", "Add");
    for (const path of ["static/prices/list.pdf", "static/verification", "offer.pdf", "page.yaml"]) {
      await rm(join(folder, path));
      git("checkout", "-q", "--", path);
      const wanted = path.endsWith(".yaml") ? pdf.replaceAll("\r", "") : pdf;
      expect(await readFile(join(folder, path), "utf8"), path).toBe(wanted);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
