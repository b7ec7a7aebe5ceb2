import { CreditCard } from "../../islands/CreditCard/CreditCard.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(CreditCard, (held) => ({ pointedFor: pointedFor(held) }));

/** Milliseconds that the pointer has been on the link already; 0 if it is not there any more. */
function pointedFor(held: Event[]): number {
  const entered = held.findLast(
    ({ type, target }) => type === "pointerover" && (target as Element).closest("a")?.matches(":hover"),
  );
  return entered ? performance.now() - entered.timeStamp : 0;
}
