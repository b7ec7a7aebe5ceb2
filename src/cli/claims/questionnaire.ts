import { type Mark, placeName, type YamlFile } from "../../build/content/yaml.ts";
import { valueAt } from "../../content/fields.ts";
import { escapeXml } from "../../build/lib/escapeXml.ts";
import type { Key } from "./keys.ts";
import type { SourcedRoute } from "../../build/content/content.ts";
import * as attribute from "../../styles/attributes.ts";
import { clientScript } from "../clientScript.ts";

/** Builds a self-contained HTML form with one question per mark, grouped by page. */
export function questionnaire(
  marks: Mark[],
  sources: YamlFile[],
  routes: readonly SourcedRoute[],
  keyOf: (mark: Mark) => Key,
): string {
  const groups = [...Map.groupBy(marks, ({ file }) => file)].map(([file, group]) => {
    const route = routes.find((one) => one.yaml.file === file);
    const heading = route ? `${route.path} · ${route.page.title}` : `On every page · ${file}`;
    const source = sources.find((one) => one.file === file);
    const questions = group.map((mark) => question(mark, source, keyOf(mark))).join("");
    const all = group.some(({ kind }) => kind === "confirm")
      ? `<button type="button">All the others here are true</button>`
      : "";
    return `<section><h2>${escapeXml(heading)}</h2>${questions}${all}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Before launch</title><style>${style}</style><h1>Before launch: ${marks.length} questions</h1><p>Answer in this page and save, or print it. Only what is true may go online. Answered: <output>0</output></p><form>${groups.join("")}<button>Save the answers</button></form><script>${clientScript("claims/questionnaire")}</script>`;
}

function question(mark: Mark, source: YamlFile | undefined, key: Key): string {
  const { kind, file, path, value } = mark;
  const name = escapeXml(`${file} ${placeName(path)}`);
  const data = escapeXml(JSON.stringify({ file, path, value }));
  const context = contextOf(mark, source);
  const choice = (answer: string, label: string) =>
    `<label><input type="radio" name="${name}" value="${answer}"> ${label}</label>`;
  const choices =
    kind === "confirm"
      ? choice("yes", "Yes, true") +
        choice("no", key.removable ? "No" : "No (then write what is true: it can’t be left out)") +
        choice("instead", "Say instead:")
      : choice("none", key.removable ? "We have none" : "We have none (the site needs one)") +
        choice("instead", "The real one:");
  const asked =
    kind === "confirm" ? "Is this true of the company?" : `What belongs here? ${key.description ?? ""}`;
  const legend =
    key.choices.length > 0 ? `${key.description ?? "What belongs here"}: ${key.choices.join(", ")}?` : asked;
  return `<fieldset ${attribute.mark}="${data}"><legend>${escapeXml(legend)} <small>${escapeXml(placeName(path))}</small></legend><blockquote>${context}</blockquote>${choices}<textarea name="${name}-text" rows="1" aria-label="New text"></textarea></fieldset>`;
}

/** Shows a short string and up to three strings next to it in the YAML file, for context. */
function contextOf({ path, value }: Mark, source: YamlFile | undefined): string {
  const marked = `<mark>${escapeXml(value)}</mark>`;
  if (value.length > 60) return marked;
  const owner = valueAt(source?.data, path.slice(0, -1));
  const others = Object.entries((owner ?? {}) as Record<string, unknown>)
    .filter(
      ([key, text]) =>
        typeof text === "string" && ![String(path.at(-1)), "icon"].includes(key) && text.length < 200,
    )
    .map(([, text]) => escapeXml(String(text)));
  return [marked, ...(path.length > 1 ? others.slice(0, 3) : [])].join(" · ");
}

const style = `body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;font-size:1.1rem;border-bottom:2px solid}
fieldset{border:0;border-bottom:1px solid #bbb;margin:0;padding:1rem 0;break-inside:avoid}
legend{float:left;width:100%;font-weight:600}small{font-weight:400;color:#666}
blockquote{clear:both;margin:.5rem 0;padding-left:1rem;border-left:3px solid #bbb}
label{margin-right:1.5rem}textarea{display:block;width:100%;box-sizing:border-box;margin-top:.5rem;font:inherit}
button{margin:2rem 0;padding:.75rem 1.5rem;font:inherit}@media print{button{display:none}}`;
