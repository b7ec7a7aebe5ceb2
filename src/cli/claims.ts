import "./requireNode.mjs";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { loadContent } from "../build/content/load.ts";
import { slashed } from "../build/lib/files.ts";
import { keyOf } from "./claims/keys.ts";
import { applyAnswers, parseAnswers } from "./claims/answers.ts";
import { questionnaire } from "./claims/questionnaire.ts";
import { writeContent } from "../edit/writeContent.ts";
import { folderFlag, textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";

const page = "claims.html";
const command = {
  name: "claims",
  summary:
    "Creates a questionnaire about all placeholders and unconfirmed claims, for the owner to answer in a browser or on paper.\nIt saves the answers to a file, which --apply writes into content/.",
  flags: {
    apply: textFlag("FILE", "", "applies the answers that the questionnaire saved"),
    content: folderFlag("content", "another content folder"),
  },
};

await runCommand(command, async ({ apply, content: folder }) => {
  const content = await loadContent(folder);
  const { routes, sources, marks } = content;
  if (apply === "") {
    writeFileSync(
      page,
      questionnaire(marks, sources, routes, (mark) => keyOf(mark, content)),
    );
    console.log(`${page} lists ${marks.length} placeholders and claims. Open it in a browser.`);
    return;
  }
  const answers = parseAnswers(existsSync(apply) ? readFileSync(apply) : Buffer.of());
  const { files, report } = applyAnswers(answers, content, (file) => readFileSync(file, "utf8"));
  await writeContent(
    folder,
    new Map([...files].map(([file, text]) => [slashed(relative(folder, file)), text])),
  );
  console.log(report.join("\n"));
});
