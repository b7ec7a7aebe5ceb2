import type { Category } from "../../content/primitives.ts";
import { useSite } from "./Site.tsx";

/** Returns the category of a linked page, for its background colour. */
export function useCategoryOf(): (href: string) => Category | "Company" {
  const { offers } = useSite();
  return (href) => offers.find((offer) => offer.href === href)?.category ?? "Company";
}
