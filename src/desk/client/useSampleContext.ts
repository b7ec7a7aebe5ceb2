import type { SampleContext } from "../shared/samples.ts";
import { useDesk } from "./store.ts";

/** The targets of new entries: the first picture and category, today, and a number that is not taken. */
export function useSampleContext(): SampleContext {
  const { pictures, today } = useDesk(({ server }) => server);
  const texts = useDesk(({ texts }) => texts);
  const category = texts.find(({ role }) => role === "category")?.text ?? "";
  return { picture: pictures[0] ?? "", category, today, number: texts.length };
}
