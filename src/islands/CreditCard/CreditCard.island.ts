import { CreditCard } from "./CreditCard.tsx";
import { hydrateAs } from "../../client/hydrate.tsx";

export default hydrateAs(CreditCard, (queue) => ({
  ...SHARED_PROPS.CreditCard,
  pointedFor: pointedFor(queue),
}));

/** Time in ms that the pointer has been on the link, or 0 if it has left. */
function pointedFor(queue: Event[]): number {
  const entered = queue
    .filter(
      ({ type, target }) => type === "pointerover" && (target as Element).closest("a")?.matches(":hover"),
    )
    .pop();
  return entered ? performance.now() - entered.timeStamp : 0;
}
