import type { Category } from "../../content/primitives.ts";
import { useSite } from "./Site.tsx";

/** The category of the page that a card leads to, whose colours its picture stands on. */
export function useCategoryOf(): (href: string) => Category | "Company" {
  const { offers } = useSite();
  return (href) => offers.find((offer) => offer.href === href)?.category ?? "Company";
}
