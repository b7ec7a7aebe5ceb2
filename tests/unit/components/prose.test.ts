import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Prose } from "../../../src/components/Prose/Prose.tsx";

vi.mock("../../../src/styles/text.css.ts", () => ({ unbroken: "unbroken" }));

const markup = (text: string) => renderToStaticMarkup(createElement(Prose, { text }));

test.each([
  "5~10\u00a0kW or 10~15\u00a0kW, ~~was 20~~",
  "the `start` relay, ``twice``",
  "www.example.org, https://example.org, info@example.org",
  "2*3*4, *so*, _so_ and __so__",
  "a \\* b \\[c], line  \nnext",
  "[1] and [r][r] and ![x]",
])("%j is published as it is written", (text) => {
  expect(markup(text)).toBe(text);
});

test("a range stays on one line", () => {
  expect(markup("bodies of 3–6\u00a0m³, and −1–+2\u00a0°C")).toBe(
    'bodies of <span class="unbroken">3–6\u00a0m³,</span> and <span class="unbroken">−1–+2\u00a0°C</span>',
  );
});

test.each(["Three-Wheelers", "engine-driven", "Walk-in", "start-up", "G-5"])(
  "%j stays on one line",
  (compound) => {
    expect(markup(`A ${compound} here`)).toBe(`A <span class="unbroken">${compound}</span> here`);
  },
);

test("no line begins with what follows a compound, or ends with what comes before it", () => {
  expect(markup("Split, Multi-Split, VRF (EN\u00a060335-2-40)")).toBe(
    'Split, <span class="unbroken">Multi-Split,</span> VRF <span class="unbroken">(EN\u00a060335-2-40)</span>',
  );
});

// Searched from each of its letters, it takes longer than a test may.
test("thousands of letters without a space are one word", () => {
  const word = "A".repeat(3000);
  expect(markup(`${word} and 3–6`)).toBe(`${word} and <span class="unbroken">3–6</span>`);
});

test("what looks like HTML is text", () => {
  expect(markup("<b>R&D</b> &amp; <https://a.example>")).toBe(
    "&lt;b&gt;R&amp;D&lt;/b&gt; &amp;amp; &lt;https://a.example&gt;",
  );
});

test("strong words and links nest", () => {
  expect(markup("**Call [us `now`](tel:+92510000000)** or [**look**](#hours)")).toBe(
    '<strong>Call <a href="tel:+92510000000">us `now`</a></strong> or <a href="#hours"><strong>look</strong></a>',
  );
});

test("only a link to another site opens beside this one", () => {
  expect(markup("[ISO](https://www.iso.org/a_(b))")).toBe(
    '<a href="https://www.iso.org/a_(b)" target="_blank" rel="noreferrer">ISO</a>',
  );
});
