import type { IconNode } from "lucide";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { interfaceIcons } from "./names.ts";
import { brandIcons } from "./brandIcons.ts";

/** Strokes are set by attributes instead of CSS, because CSS would add 30 bytes to every page. */
const stroke = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Lucide's exports have Pascal-case names: `Building2` for `building-2`. */
const exportOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Renders the icon sheet. Each icon is a 24 × 24 symbol with its name as its id. Build only.
 *
 * @param contentIcons lucide names of the icons in content
 */
export async function iconSheet(contentIcons: readonly string[]): Promise<string> {
  // Imported on demand, because only a new bundle needs the drawings.
  const drawings = (await import("lucide")) as unknown as Record<string, IconNode>;
  const names = [...new Set([...interfaceIcons, ...contentIcons])].sort();
  const symbols: [string, IconNode][] = [
    ...names.map((name): [string, IconNode] => [name, drawings[exportOf(name)] ?? []]),
    ...Object.entries(brandIcons).map(([name, d]): [string, IconNode] => [name, [["path", { d }]]]),
  ];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {symbols.map(([name, shapes]) => (
        <symbol key={name} id={name} {...stroke}>
          {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
    </svg>,
  );
}
