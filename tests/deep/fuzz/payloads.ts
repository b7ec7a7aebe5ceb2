/**
 * One cell per payload, in rows by kind. Escapes are those of JSON; the empty text is added, since a row
 * cannot contain it.
 */
function cells(table: string): string[] {
  const unescaped = (cell: string) =>
    cell.replace(/\\(?:u[0-9a-f]{4}|[nrt])/g, (escape) => JSON.parse(`"${escape}"`) as string);
  return table
    .trim()
    .split(/ ¦ |\s*\n\s*/)
    .map(unescaped);
}

const inherited = cells("constructor ¦ __proto__ ¦ toString ¦ hasOwnProperty ¦ valueOf");
const long = ["a".repeat(245), "a".repeat(5000)];

/** Texts with a meaning in YAML, Markdown, HTML or scripts, and invalid characters. */
export const texts = cells(String.raw`
  \u0020 ¦ 0 ¦ null ¦ ~ ¦ true ¦ 12 ¦ - ¦ - a ¦ a: b ¦ # a ¦ a #b ¦ [ ¦ { ¦ ] ¦ } ¦ * ¦ &a b ¦ !x y ¦ % ¦ @ ¦ | ¦ > ¦ " ¦ ' ¦ \
  <script>alert(1)</script> ¦ "><img src=x onerror=alert(1)> ¦ </title><script> ¦ </style> ¦ --> ¦ <!-- ¦ ]]> ¦ <br>
  &nbsp; ¦ &copy 2026 ¦ &amp; ¦ &lt;b&gt; ¦ &#0; ¦ $& ¦ $1 ¦ \${x} ¦ {{x}} ¦ {name} ¦ {year}{count} ¦ {yearx} ¦ { year } ¦ {year ¦ {}
  **bold ¦ **About** ¦ **b** [x](/about) ¦ (x)[/about] ¦ [x] (/about) ¦ [x](javascript:alert(1)) ¦ [x](/nix) ¦ [x](/about#nix)
  [x](#nix) ¦ [x](https://evil.example/a b) ¦ [x](<https://evil.example>) ¦ [x]( /about ) ¦ [x](/about 'y') ¦ ![x](/about)
  [[x](/about)](/about) ¦ [x](https://evil.example/"onclick=x) ¦ [x](//evil.example) ¦ [x](data:,x) ¦ [x](mailto:a@b.c"x)
  سرد خانہ ¦ ❄️🧊 ¦ \u2066a ¦ \u202eabc\u202c ¦ a\u200bb ¦ a\u00adb ¦ \u2028 ¦ \ufeff ¦ \u0000 ¦ \u0007 ¦ \u000b ¦ \u0085 ¦ \ud800
  \uffff ¦ \ufffd ¦ \r ¦ \t ¦ \n\n ¦ Residential ¦ Menu ¦ Content ¦ Offices ¦ All
`).concat(inherited, "");

/** Values of every YAML type, as written in a file. */
export const values = cells(String.raw`
  ~ ¦ null ¦ 0 ¦ -1 ¦ 200 ¦ 201 ¦ 1.5 ¦ 1e999 ¦ -.inf ¦ .nan ¦ 0x10 ¦ 0o17 ¦ 1.0e+9 ¦ 1e-9 ¦ 9007199254740993 ¦ true ¦ no ¦ 2026-01-01
  [] ¦ {} ¦ [1, 2] ¦ [[]] ¦ { a: 1 } ¦ [a, b] ¦ "" ¦ 'a''b' ¦ "\x00" ¦ |\n    x ¦ >\n    x ¦ a: b: c ¦ ? a ¦ @x ¦ %x
  !!str 1 ¦ !!binary aGk= ¦ !!set {a, b} ¦ !!int x ¦ !placeholder 5 ¦ !confirm ¦ !x y ¦ *a ¦ &a b ¦ &a [*a] ¦ <<: *a
`).concat("");

export const keys = cells(String.raw`titel ¦ Title ¦ "a\0b" ¦ ? ¦ << ¦ 1 ¦ heading ¦ type`).concat(
  inherited,
  "x".repeat(500),
);

/** URLs as pasted by editors and written by attackers. */
export const addresses = cells(String.raw`
  https: ¦ https:// ¦ https:evil.example ¦ https:/evil.example ¦ https:\\evil.example ¦ //evil.example ¦ https://a;b/ ¦ https://xn--/
  javascript:alert(1) ¦ data:text/html,<script>alert(1)</script> ¦ http://www.example.com ¦ ftp://a.example ¦ https://www.example.com/a b
  https://www.exa"mple.com ¦ https://www.example.com/"><script>alert(1)</script> ¦ https://me:pw@www.example.com ¦ https://$host
  https://www.example.com? ¦ https://www.example.com# ¦ https://*.example.com ¦ https://(a).example.com ¦ https://[::1]/ ¦ https://127.1
  https://پاکستان.pk ¦ https://ur.wikipedia.org/wiki/پاکستان ¦ https://www.example.com/'x' ¦ https://www.example.com/%
  https://www.example.com/$& ¦ https://www.example.com/\u200b ¦ https://WWW.EXAMPLE.COM/x ¦ https://example.com:99999/
  https://maps.app.goo.gl/AbCdEf123 ¦ <iframe src="https://www.google.com/maps/embed?pb=1"></iframe> ¦ o'hara@example.com
  mailto:a@b ¦ tel:abc ¦ /about#nix ¦ #nix ¦ /nix ¦ /About ¦ about ¦ /about/ ¦ /a//b ¦ /../etc/passwd ¦ // ¦ / ¦ /404.html
  /about?x=1 ¦ /images/about.jpg
`).concat("");

/** Names that content gives to nothing. */
export const names = cells(String.raw`nix ¦ a\u202eb ¦ a\u0000b ¦ a\tb ¦ A_B ¦ index ¦ سرد`).concat(
  inherited,
  long,
);

/** Numbers as people write them, for fields of numbers, times, phones and bars. */
export const figures = cells(String.raw`
  0 ¦ -1 ¦ 1e308 ¦ 1e-9 ¦ 1,2,3 ¦ 5–3 ¦ 1– ¦ 12:30 ¦ 9:00 ¦ 1.2.3 ¦ 5 % ¦ 1/0 ¦ ٣ ¦ 20240 ¦ 0x1F ¦ 1_000 ¦ 2027-02-30
  +92 0300 1234567 ¦ +0000000 ¦ +1 1 1 1 1 1
`);

/** Placeholders in braces that are misspelt, missing or not closed; $1 is the correct name. */
export const gaps = cells("{$1x} ¦ {A$1} ¦ { $1 } ¦ {$1 ¦ {} ¦ {constructor} ¦ {__proto__} ¦ gone");

/** Logo files with editor metadata and with content that must not be published. */
export const marks = cells(String.raw`
  <title>A</title> ¦ <defs><clipPath id='c'/></defs> ¦ <path style='fill:red' d='M0 0h9v9z'/> ¦ <style>*{}</style> ¦ <use href="#a"/>
  <path style='display:none;fill:url(#a)' d=''/> ¦ \r\n ¦ <script>alert(1)</script> ¦ &nope; ¦ & ¦ &amp; ¦ <path d="M0 0&quot;"/>
  <path fill="$&" d="M0 0h9v9z"/> ¦ <path onload="x" d=""/> ¦ <path fill="url(#a)" d=""/> ¦ <path d="nonsense"/> ¦ </svg> ¦ <svg> ¦ <g>
  </g> ¦ <g/> ¦ <!-- ¦ --> ¦ <?x ?> ¦ <![CDATA[x]]> ¦ \u0000 ¦ \u000b ¦ text ¦ <path d="M0 0h1e99v1e99z"/> ¦ <rect width="-1" height="a"/>
  <circle/> ¦ <circle r="NaN"/> ¦ <path/> ¦ <path transform="x" d="M0 0h9"/> ¦ <PATH d=""/> ¦ " ¦ =
`);

/** YAML before or after a file's content: anchors, documents, directives and keys that are not strings. */
export const documents: [before: string, after: string][] = [
  [
    "",
    `\nb0: &b0 [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at + 1}: &b${at + 1} [*b${at}, *b${at}]`).join("\n")}\n`,
  ],
  ...cells(String.raw`%YAML 1.1\n---\n ¦ %TAG ! tag:x,2000:\n---\n ¦ &all\n ¦ !!map\n`).map(
    (text): [string, string] => [text, ""],
  ),
  ["---\n", "\n---\na: b\n"],
  ...cells(
    String.raw`\nloop: &loop { a: *loop }\n ¦ \n...\n ¦ \n<<: { title: A }\n ¦ \n? [a, b]\n: c\n ¦ \n*x : 1\n`,
  ).map((text): [string, string] => ["", text]),
];
