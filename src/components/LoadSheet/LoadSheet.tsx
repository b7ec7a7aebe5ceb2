import { describeEstimate } from "../../calculators/CoolingLoad/describe.ts";
import { answerCoolingLoad, coolingLoadFields } from "../../calculators/CoolingLoad/fields.ts";
import { startOf } from "../../calculators/frame/fields.ts";
import { percentages } from "../../content/percentages.ts";
import { printed, printedRange } from "../../content/fill.ts";
import type { LoadSheet as Content } from "../../content/sheet.ts";
import { sharedProps } from "../../islands/sharedProps.ts";
import { Sheet } from "../Sheet/Sheet.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./LoadSheet.css.ts";

/** The load calculation of the room with which the calculator of air conditioners starts. */
export function LoadSheet({ sheet }: { sheet: Content }) {
  const { cities, strings } = sharedProps(useSite().site).CoolingLoad;
  const start = startOf(coolingLoadFields(cities));
  const { answer } = answerCoolingLoad(cities, start);
  if (!answer || answer === "servers") throw new Error("The room calculator's first room has no size.");
  const { length = "", width = "", city = "" } = start;
  const { result } = describeEstimate(answer, strings);
  const names = Object.entries(strings.sources.parts);
  const shares = percentages(names.map(([part]) => answer.parts[part as keyof typeof answer.parts]));
  return (
    <Sheet
      {...sheet}
      note={`${length} × ${width} ft, ${sheet.note}, ${city}`}
      results={[
        { label: sheet.load, text: `${printed(answer.load / 1000, 1)}\u00a0kW` },
        { label: sheet.need, text: `${printedRange(answer.range, 1)}\u00a0tons` },
        { label: strings.heading, text: result.replace(" ", "\u00a0"), marked: true },
      ]}
    >
      <dl className={styles.shares}>
        {names.map(([part, name], index) => (
          <Share key={part} name={name} share={shares[index] ?? 0} />
        ))}
      </dl>
    </Sheet>
  );
}

const Share = ({ name, share }: { name: string; share: number }) => (
  <div>
    <dt>{name}</dt>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="1" />
      <rect width={share} height="1" />
    </svg>
    <dd>{share}%</dd>
  </div>
);
