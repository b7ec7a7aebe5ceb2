import type { IconName } from "../../content/icons.ts";
import type { Network } from "../../content/networks.ts";
import type { InterfaceIcon } from "./names.ts";

/** URL of the icon sheet, defined by the bundler. */
declare const ICON_SHEET: string;

export const drawing = (name: string): string => `${ICON_SHEET}#${name}`;

type IconProps = { name: IconName | InterfaceIcon | Network; size?: number; className?: string };

/**
 * A decorative icon: the adjacent text must carry the meaning. All icons are in one cached file, because
 * inline icons would make up a tenth of each page.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden>
      <use href={drawing(name)} />
    </svg>
  );
}
