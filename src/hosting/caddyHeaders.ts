import { outputFile } from "../content/urls.ts";
import { forwardedTls } from "./forwarded.ts";
import type { HeaderRule, Scope } from "./headers.ts";
import { binaryExtensions, mediaTypes, textExtensions } from "./mediaTypes.ts";
import type { HostingTable } from "./table.ts";

export const block = (head: string, lines: string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];

export function everywhere({ headersFor, canonical }: HostingTable): string[] {
  const lines = Object.entries(headersFor("")).map(fieldLine);
  return [...block("header", lines), "header -Server", ...hstsLines(canonical.hsts)];
}

export function fileHeaders({ rules }: HostingTable): string[] {
  const special = rules.filter(({ scope }) => scope !== "everything");
  const groups = Map.groupBy(fieldValues(special), ({ paths, except }) => `${paths} but ${except}`);
  const types = [...textExtensions, ...binaryExtensions].flatMap((extension) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${mediaTypes[extension]}"`,
  ]);
  return [
    ...[...groups.values()].flatMap(headerBlock),
    ...types,
    `@text path ${textExtensions.map((extension) => `*.${extension}`).join(" ")}`,
    "header @text Vary Accept-Encoding",
  ];
}

const fieldLine = ([name, value]: [name: string, value: string]) =>
  `${name} "${value.replaceAll('"', '\\"')}"`;

type FieldValue = { name: string; value: string; paths: string; except: string };

/**
 * Lists each field's values. A value applies to `paths` except where a later rule sets another value.
 */
function fieldValues(rules: HeaderRule[]): FieldValue[] {
  const names = [...new Set(rules.flatMap(({ fields }) => Object.keys(fields)))];
  return names.flatMap((name) => {
    const own = rules.filter(({ fields }) => name in fields);
    const pathsOf = (some: HeaderRule[]) => some.map(({ scope }) => scopePath(scope)).join(" ");
    const values = [...Map.groupBy(own, ({ fields }) => fields[name] ?? "")];
    return values.flatMap(([value, group]) => {
      const later = own.slice(own.indexOf(group[0] as HeaderRule)).filter((rule) => !group.includes(rule));
      return value ? [{ name, value, paths: pathsOf(group), except: pathsOf(later) }] : [];
    });
  });
}

function headerBlock(values: FieldValue[], index: number): string[] {
  const { paths, except } = values[0] as FieldValue;
  return [
    ...block(`@files${index}`, [`path ${paths}`, ...(except ? [`not path ${except}`] : [])]),
    ...block(
      `header @files${index}`,
      values.map(({ name, value }) => fieldLine([name, value])),
    ),
  ];
}

/** A CEL expression that is true if the visitor uses https, either directly or through a proxy. */
export const secureExpression = [
  "protocol('https')",
  ...forwardedTls.map(([field, pattern]) => `header_regexp('${field}', r'(?i)${pattern}')`),
].join(" || ");

function hstsLines(hsts: string | undefined): string[] {
  if (!hsts) return [];
  return [`@secure expression \`${secureExpression}\``, `header @secure Strict-Transport-Security "${hsts}"`];
}

function scopePath(scope: Scope): string {
  if (scope === "everything") return "*";
  if (scope === "pages") return "*.html";
  return "prefix" in scope ? `/${scope.prefix}*` : `/${outputFile(scope.page)}`;
}
