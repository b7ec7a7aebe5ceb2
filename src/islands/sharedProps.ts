import type { SharedContent } from "../content/schema.ts";

/**
 * Props of the calculators, by name. They are bundled with the scripts instead of the pages, because most are
 * strings that only appear on use.
 */
export function sharedProps({ calculators, facts }: SharedContent) {
  const calculator = { frame: calculators.frame, company: { email: facts.email, whatsapp: facts.whatsapp } };
  const designs = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const hottest = Math.max(...designs.map(({ hot }) => hot));
  const grounds = designs.map(({ city, ground, hot, cold }) => ({ city, ground, hot, cold }));
  return {
    CoolingLoad: { ...calculator, cities: designs, strings: calculators.coolingLoad },
    ColdRoom: { ...calculator, hottest, strings: calculators.coldRoom },
    Geothermal: { ...calculator, cities: grounds, strings: calculators.geothermal },
    TransportUnit: { ...calculator, strings: calculators.transportUnit },
  };
}

export type SharedProps = ReturnType<typeof sharedProps>;
