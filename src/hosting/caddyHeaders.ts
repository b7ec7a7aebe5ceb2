import { forwardedTls } from "./forwarded.ts";
import { cacheControl, hashedFolders } from "./headers.ts";
import { binaryEndings, mediaTypes, textEndings } from "./mediaTypes.ts";
import type { HostingTable } from "./table.ts";

export const block = (head: string, lines: string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];

/** CEL expression: the visitor's connection is https, directly or at a proxy. */
export const secureExpression = [
  "protocol('https')",
  ...forwardedTls.map(([field, pattern]) => `header_regexp('${field}', r'(?i)${pattern}')`),
].join(" || ");

/** Header fields of every response. */
export function responseHeaders({ fields, transport: { hsts } }: HostingTable): string[] {
  const lines = Object.entries({ "Cache-Control": cacheControl.other, ...fields });
  return [
    ...block(
      "header",
      lines.map(([name, value]) => `${name} "${value}"`),
    ),
    "header -Server",
    ...(hsts
      ? [`@secure expression \`${secureExpression}\``, `header @secure Strict-Transport-Security "${hsts}"`]
      : []),
  ];
}

/** Header fields that depend on the file's path. */
export const fileHeaders: string[] = [
  `@hashed path ${hashedFolders.map((folder) => `/${folder}/*`).join(" ")}`,
  `header @hashed Cache-Control "${cacheControl.hashed}"`,
  ...[...textEndings, ...binaryEndings].flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${mediaTypes[ending]}"`,
  ]),
  `@text path ${textEndings.map((ending) => `*.${ending}`).join(" ")}`,
  "header @text Vary Accept-Encoding",
];
