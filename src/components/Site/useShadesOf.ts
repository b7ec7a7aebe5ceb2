import { shadesOf } from "../../styles/shades.ts";
import { useSite } from "./Site.tsx";

/** Returns the colours of a linked page, by its category. */
export function useShadesOf(): (href: string) => ReturnType<typeof shadesOf> {
  const { offers } = useSite();
  return (href) => shadesOf(offers.find((offer) => offer.href === href)?.category);
}
