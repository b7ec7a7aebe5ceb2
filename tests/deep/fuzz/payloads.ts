/** What editors and attackers put where a web address belongs. */
// prettier-ignore
export const addresses = [
  "https:evil.example", "https:/evil.example", "https:\\\\evil.example", "//evil.example", "https://a;b/",
  "https://xn--/", "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "http://www.example.com",
  "https://www.example.com/a b", 'https://www.exa"mple.com',
  'https://www.example.com/"><script>alert(1)</script>', "https://me:pw@www.example.com",
  "https://www.example.com?", "https://www.example.com#", "https://*.example.com", "https://(a).example.com",
  "https://$host", "https://`id`.example.com", "https://[::1]/", "https://127.1", "https://پاکستان.pk",
  "https://ur.wikipedia.org/wiki/پاکستان", "https://www.example.com/'x'", "https://www.example.com/%",
  "https://www.example.com/$&", "/about#nix", "#nix", "/nix", "/About", "about", "/about/", "/a//b",
  "/../etc/passwd", "//", "/", "", "mailto:a@b", "tel:abc", "https://", "ftp://a.example", "/404.html",
  "/about?x=1", "/images/about.jpg", "https://WWW.EXAMPLE.COM/x", "https://example.com:99999/",
  "https://example.com:8443/x",
];

/** What may stand in a text, and what must not get out of it. */
// prettier-ignore
export const texts = [
  "", " ", "0", "null", "~", "true", "12", "-", "- a", "a: b", "# a", "a #b", "[", "{", "]", "}", "*", "&a b",
  "!x y", "%", "@", "`", "|", ">", '"', "'", "\\", "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>', "</title><script>", "</style>", "-->", "<!--", "]]>", "$&", "$1", "${x}",
  "{{x}}", "{name}", "{year}{count}{total}", "&amp;", "&lt;b&gt;", "&#0;", "**bold", "**b** [x](/about)",
  "[x](javascript:alert(1))", "[x](/nix)", "[x](/about#nix)", "[x](#nix)", "[x](https://evil.example/a b)",
  "[x](<https://evil.example>)", "[x]( /about )", "[x](/about 'y')", "![x](/about)", "[[x](/about)](/about)",
  '[x](https://evil.example/"onclick=x)', "[x](//evil.example)", "[x](data:,x)", '[x](mailto:a@b.c"x)',
  "سرد خانہ", "❄️🧊", "\u202eabc\u202c", "a\u200bb", "a\u00adb", "\u2028", "\ufeff", "\0", "\u0007", "\u000b",
  "\u0085", "\ud800", "\uffff", "\ufffd", "\r", "\t", "\n\n", "Residential", "Menu", "Content", "Credit",
  "Offices", "All", "constructor", "__proto__", "toString", "hasOwnProperty",
];

/** YAML values of every kind, as they are written. */
// prettier-ignore
export const values = [
  "", "~", "null", "0", "-1", "1e999", "-.inf", ".nan", "0x10", "0o17", "9007199254740993", "1.5", "true",
  "no", "2026-01-01", "[]", "{}", "[1, 2]", "[[]]", "{ a: 1 }", "[a, b]", '""', "!!str 1", "!!binary aGk=",
  "!!set {a, b}", "!!int x", "!placeholder 5", "!confirm", "!x y", "*a", "&a b", "&a [*a]", "<<: *a", "? a",
  "|\n    x", ">\n    x", "'a''b'", '"\\x00"', '"\\ud800"', '"\\n"', "a: b: c", "@x", "%x", "`x`", "200",
  "201", "1.0e+9", "1e-9",
];
