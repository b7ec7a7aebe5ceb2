import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Prose } from "../../../src/components/Prose/Prose.tsx";

vi.mock("../../../src/styles/text.css.ts", () => ({ unbroken: "unbroken", urdu: "urdu" }));

const markup = (text: string) => renderToStaticMarkup(createElement(Prose, { text }));

test("only a link to another site opens a new tab", () => {
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

test("an Urdu sentence in English text runs from right to left", () =>
  expect(markup("Central plant for malls in all cities. ہمیں فون کریں۔ We answer.")).toBe(
    'Central plant for malls in all cities. <span lang="ur" dir="rtl" class="urdu">ہمیں فون کریں۔</span> We answer.',
  ));

test("an Urdu list item runs from right to left itself", () =>
  expect(renderToStaticMarkup(createElement(Prose, { text: "ائیر کنڈیشنر", as: "li" }))).toBe(
    '<li lang="ur" dir="rtl" class="urdu">ائیر کنڈیشنر</li>',
  ));

test.each(["+92 51 000 0000", "−18\u00a0°C", "12'6\"", "R-290", "5–10\u00a0kW"])(
  "%s keeps its direction in Urdu",
  (run) =>
    expect(
      markup(`درجہ ${run.replace("\u00a0", " ")} رکھیں، پھر`)
        .replaceAll("&quot;", '"')
        .replaceAll("&#x27;", "'"),
    ).toBe(`<span lang="ur" dir="rtl" class="urdu">درجہ <bdi>${run}</bdi> رکھیں، پھر</span>`),
);

test.each(["300 W", "1,150 ppm", "4.8–5.8 kW", "144–216 m²"])("%s stays on one line", (figure) =>
  expect(markup(`Near ${figure} each`)).toContain(figure.replace(" ", "\u00a0")),
);

test.each(["50-Desk", "Three-Wheeler"])("no line breaks inside %s", (word) =>
  expect(markup(`Air for a ${word} Room`)).toContain(`<span class="unbroken">${word}</span>`),
);

test("no line begins with a dash", () =>
  expect(markup("Islamabad - Pakistan")).toBe("Islamabad\u00a0- Pakistan"));
