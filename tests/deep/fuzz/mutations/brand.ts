import { marks } from "../payloads/marks.ts";
import type { Mutation } from "./mutation.ts";

const mark = "content/brand/mark.svg";

export const brand: Mutation = (draft, random) => {
  const text = draft.bytes(mark).toString();
  const payload = random.of(marks);
  const [at, inside] = [random.below(text.length), random.of([true, true, false])];
  if (inside)
    draft.write(
      mark,
      text.replace("</svg>", () => `${payload}</svg>`),
    );
  else
    draft.write(
      mark,
      text.slice(0, at) +
        random.of([payload, "", "<", ">", '"', "&", "=", "/"]) +
        text.slice(at + random.below(4)),
    );
  return `mark ${payload} ${inside ? "inside" : at}`;
};
