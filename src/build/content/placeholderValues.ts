import { linkTargets } from "../../content/inline.ts";
import { networkIcon } from "../../content/networks.ts";
import { type Mark, type YamlFile } from "./yaml.ts";

/** URLs and e-mail addresses with a host that is reserved for examples (RFC 2606). */
const exampleHost =
  /^(?:https:\/\/|(?:mailto:)?[^\s@/]+@)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?:[/?#]\S*)?$/i;
/** UK numbers that Ofcom reserves for drama, and invented numbers in Islamabad. */
const reservedNumber = /^(?:447700900\d{3}|92510{6}\d)$/;
const numberOnly = /^(?:tel:|https:\/\/wa\.me\/)?\+?[\d ]+$/;
const hostOnly = /^https:\/\/(?:www\.)?\w+\.\w+\/?$/;

const isPlaceholder = (value: string): boolean =>
  exampleHost.test(value) ||
  (numberOnly.test(value) && reservedNumber.test(value.replace(/\D/g, ""))) ||
  (hostOnly.test(value) && networkIcon(value) !== "globe");

/** Finds known placeholder values that lack a `!placeholder` tag. */
export function placeholderValues(yaml: YamlFile): Mark[] {
  const marked = new Set(yaml.marks.map(({ path }) => path.join()));
  return yaml.texts.flatMap(({ value: text, path }) => {
    const value = [text, ...linkTargets(text)].find(isPlaceholder);
    if (value === undefined || marked.has(path.join())) return [];
    return [{ file: yaml.file, ...yaml.locate(path), kind: "placeholder" as const, path, value: text }];
  });
}
