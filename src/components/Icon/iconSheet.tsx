import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "./drawings.ts";
import { signs } from "./signs.ts";

/** Here and not in the style sheet: it would be 30 bytes of every page. */
const stroke = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The file behind ICON_SHEET: every drawing as a symbol of 24 by 24 under its name. Build only. */
export function iconSheet(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(drawings).map(([name, parts]) => (
        <symbol key={name} id={name} {...stroke}>
          {parts.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
      {Object.entries(signs).map(([name, path]) => (
        <symbol key={name} id={name} {...stroke}>
          <path d={path} />
        </symbol>
      ))}
    </svg>,
  );
}
