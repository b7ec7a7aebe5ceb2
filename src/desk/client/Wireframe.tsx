import type { FormSchema } from "../shared/api.ts";
import { isGroup } from "../shared/formSchema.ts";

/** Sketches a kind of section from its schema: a heading, then a grid, boxes or lines, perhaps with a picture. */
export function Wireframe({ kind: { properties = {} } }: { kind: FormSchema }) {
  const parts = Object.values(properties);
  const hasPicture = parts.some(({ properties: own = {} }) =>
    Object.values(own).some(({ role }) => role === "picture"),
  );
  const width = hasPicture ? 58 : 96;
  const lists = parts.filter(({ items }) => items && isGroup(items));
  const isTable = "columns" in properties;
  const isRows = "items" in properties || "steps" in properties || isTable;
  const bar = (y: number, length: number) => <rect key={y} x="2" y={y} width={length} height="3" rx="1" />;
  return (
    <svg viewBox="0 0 100 46" aria-hidden fill="currentColor">
      <rect x="2" y="3" width="44" height="5" rx="1" />
      {hasPicture && <rect x="64" y="3" width="34" height="40" rx="3" opacity=".35" />}
      <g opacity=".5">
        {lists.length === 0 && [15, 22, 29, 36].map((y, index) => bar(y, width - 8 * index))}
        {lists.length > 0 && isRows && [15, 24, 33].map((y) => bar(y, width))}
        {isTable && <path d="M34 13h2v26h-2zM66 13h2v26h-2z" />}
        {lists.length > 0 &&
          !isRows &&
          [0, 1, 2].map((index) => (
            <rect key={index} x={2 + (index * width) / 3} y="15" width={width / 3 - 4} height="27" rx="3" />
          ))}
      </g>
    </svg>
  );
}
