import * as attribute from "../../styles/attributes.ts";
import type { ClaimAnswer } from "./answers.ts";

/*
 * The last button downloads the answers, and each change is also saved in the browser. Typing a replacement
 * selects its radio button.
 */

const form = document.querySelector("form") as HTMLFormElement;
const fields = [...form.querySelectorAll("fieldset")];
const choiceIn = (field: Element, selector: string) => field.querySelector<HTMLInputElement>(selector);
const textIn = (field: Element) => field.querySelector("textarea") as HTMLTextAreaElement;
const markOf = (field: Element) =>
  JSON.parse(field.getAttribute(attribute.mark) ?? "") as Pick<ClaimAnswer, "file" | "path" | "value">;

const given = () =>
  fields.flatMap((field) => {
    const answer = choiceIn(field, ":checked")?.value;
    return answer ? [{ ...markOf(field), answer, text: textIn(field).value }] : [];
  });

const output = document.querySelector("output") as HTMLOutputElement;
const count = () => (output.value = String(given().length));

form.addEventListener("input", ({ target }) => {
  const field = target instanceof HTMLTextAreaElement && target.closest("fieldset");
  if (field) choiceIn(field, "[value=instead]")?.click();
  localStorage.setItem("answers", JSON.stringify(given()));
  count();
});

form.addEventListener("click", ({ target }) => {
  const section = target instanceof HTMLElement && target.matches("section > button") && target.parentElement;
  for (const field of section ? section.querySelectorAll("fieldset") : [])
    if (!choiceIn(field, ":checked")) choiceIn(field, "[value=yes]")?.click();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const link = document.createElement("a");
  const answers = new Blob([JSON.stringify(given(), null, 2)], { type: "application/json" });
  link.href = URL.createObjectURL(answers);
  link.download = "answers.json";
  link.click();
});

const kept = JSON.parse(localStorage.getItem("answers") ?? "[]") as ClaimAnswer[];
for (const field of fields) {
  const { file, path, value } = markOf(field);
  const found = kept.find(
    (one) => one.file === file && String(one.path) === String(path) && one.value === value,
  );
  const choice = found && choiceIn(field, `[value=${found.answer}]`);
  if (!choice) continue;
  choice.checked = true;
  textIn(field).value = found.text;
}
count();
