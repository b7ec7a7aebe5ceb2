import type { IconName } from "../../content/icons.ts";
import type { InterfaceIcon, NetworkSign } from "./names.ts";

/** Address of the file that holds all drawings; the bundler puts it in. */
declare const ICON_SHEET: string;

/** Address of a drawing, for `<use>`. */
export const drawing = (name: string): string => `${ICON_SHEET}#${name}`;

type IconProps = { name: IconName | InterfaceIcon | NetworkSign; size?: number };

/**
 * An icon, 24 px by default. Always decoration: the words beside it carry the meaning. The drawings stand in
 * one cached file, because they would be a tenth of every page's bytes.
 */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={drawing(name)} />
    </svg>
  );
}
