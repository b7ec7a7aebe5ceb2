import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import * as answer from "../ToolFrame/Answer.css.ts";
import { Result } from "../ToolFrame/AnswerParts.tsx";
import { Fold } from "../ToolFrame/Fold.tsx";
import type { Description } from "./describeEstimate.ts";

type RoomAnswerProps = { description: Description; words: CoolingLoadWords };

export const RoomAnswer = ({ description, words }: RoomAnswerProps) => (
  <Result heading={words.heading} range={description.size}>
    {description.warning && <p className={answer.warning}>{description.warning}</p>}
    <Fold heading={words.methods.heading}>
      <Methods description={description} words={words} />
    </Fold>
  </Result>
);

const Methods = ({ description, words: { methods } }: RoomAnswerProps) => (
  <>
    <p>{description.need}</p>
    <dl className={answer.methods}>
      {(["balance", "rule"] as const).map((method) => (
        <div key={method} className={answer.method}>
          <dt>{methods[method].name}</dt>
          <dd>
            <strong className={answer.tons}>{description[method]}</strong>
            <span className={answer.note}>{methods[method].text}</span>
          </dd>
        </div>
      ))}
    </dl>
  </>
);
