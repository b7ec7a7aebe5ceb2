import { outputFile } from "../content/urls.ts";
import { forwardedTls } from "./forwarded.ts";
import type { Scope } from "./headers.ts";
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

export function fileHeaders(table: HostingTable): string[] {
  const types = [...textExtensions, ...binaryExtensions].flatMap((extension) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${mediaTypes[extension]}"`,
  ]);
  const groups = Map.groupBy(fieldsByPath(table), ({ matcher }) => matcher.join());
  return [
    ...[...groups.values()].flatMap((group, index) => [
      ...block(`@files${index}`, group[0]?.matcher ?? []),
      ...block(
        `header @files${index}`,
        group.map(({ line }) => line),
      ),
    ]),
    ...types,
    `@text path ${textExtensions.map((extension) => `*.${extension}`).join(" ")}`,
    "header @text Vary Accept-Encoding",
  ];
}

/**
 * Lists each header field with the paths to which it applies. A rule with an empty value excludes its paths.
 */
function fieldsByPath({ rules }: HostingTable): { line: string; matcher: string[] }[] {
  const fields = rules.flatMap(({ scope, fields }) =>
    scope === "everything"
      ? []
      : Object.entries(fields).map(([name, value]) => ({ name, value, path: scopePath(scope) })),
  );
  const byValue = Map.groupBy(fields, ({ name, value }) => value && fieldLine([name, value]));
  byValue.delete("");
  return [...byValue].map(([line, group]) => {
    const excluded = fields.filter(({ name, value }) => name === group[0]?.name && value === "");
    const [paths, except] = [group, excluded].map((some) => some.map(({ path }) => path).join(" "));
    return { line, matcher: [`path ${paths}`, ...(except ? [`not path ${except}`] : [])] };
  });
}

const fieldLine = ([name, value]: [name: string, value: string]) =>
  `${name} "${value.replaceAll('"', '\\"')}"`;

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
