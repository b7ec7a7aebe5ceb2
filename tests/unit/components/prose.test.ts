import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Prose } from "../../../src/components/Prose/Prose.tsx";

vi.mock("../../../src/styles/text.css.ts", () => ({ unbroken: "unbroken" }));

const markup = (text: string) => renderToStaticMarkup(createElement(Prose, { text }));

test("strong words and links nest, and only a link to another site opens a new tab", () => {
  expect(markup("**Call [us `now`](tel:+92510000000)** or [**look**](#hours)")).toBe(
    '<strong>Call <a href="tel:+92510000000">us `now`</a></strong> or <a href="#hours"><strong>look</strong></a>',
  );
  expect(markup("[ISO](https://www.iso.org/a_(b))")).toBe(
    '<a href="https://www.iso.org/a_(b)" target="_blank" rel="noreferrer">ISO</a>',
  );
});

test("all other markup is published as typed", () =>
  expect(markup("**2*3*4** *so* _so_ [1] ![x] https://example.org <b>&amp;")).toBe(
    "<strong>2*3*4</strong> *so* _so_ [1] ![x] https://example.org &lt;b&gt;&amp;amp;",
  ));
