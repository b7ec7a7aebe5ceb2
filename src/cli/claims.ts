import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadContent } from "../build/content/load.ts";
import { listRoutes } from "../content/listRoutes.ts";
import type { Mark } from "../build/content/yaml.ts";
import { keyOf } from "./claims/keys.ts";
import { applyAnswers, parseAnswers } from "./claims/answers.ts";
import { questionnaire } from "./claims/questionnaire.ts";
import { commandLine, folderFlag, textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";

const page = "claims.html";
const flags = {
  apply: textFlag("FILE", "", "applies the answers that the questionnaire saved"),
  content: folderFlag("content", "another content folder"),
};
const command = {
  name: "claims",
  summary:
    "Creates a questionnaire about all placeholders and unconfirmed claims, for the owner to answer in a browser or on paper.\nIt saves the answers to a file, which --apply writes into content/.",
  flags,
};

await runCommand(async () => {
  const { values } = commandLine(command);
  const content = await loadContent(values.content);
  const { site, sources, marks } = content;
  const describe = (mark: Mark) => keyOf(mark, content);
  if (values.apply === "") {
    writeFileSync(page, questionnaire(marks, sources, listRoutes(site), describe));
    console.log(`${page} lists ${marks.length} placeholders and claims. Open it in a browser.`);
    return;
  }
  const answers = parseAnswers(existsSync(values.apply) ? readFileSync(values.apply, "utf8") : "");
  const { files, report } = applyAnswers(
    answers,
    marks,
    (file) => readFileSync(file, "utf8"),
    (mark) => describe(mark).removable,
  );
  for (const [file, text] of files) writeFileSync(file, text);
  console.log(report.join("\n"));
});
