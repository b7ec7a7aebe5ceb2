import type { CoolingLoadStrings } from "../strings.ts";
import * as answer from "../frame/Answer.css.ts";
import { Result } from "../frame/AnswerParts.tsx";
import { Fold } from "../frame/Fold.tsx";
import type { Description } from "./describe.ts";

type RoomAnswerProps = { description: Description; strings: CoolingLoadStrings };

export const RoomAnswer = ({ description, strings }: RoomAnswerProps) => (
  <Result heading={strings.heading} range={description.size}>
    {description.warning && <p className={answer.warning}>{description.warning}</p>}
    <Fold heading={strings.methods.heading}>
      <Methods description={description} strings={strings} />
    </Fold>
  </Result>
);

const Methods = ({ description, strings: { methods } }: RoomAnswerProps) => (
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
