import { CoolingLoad } from "../../islands/CoolingLoad/CoolingLoad.tsx";
import { Island } from "../Island/Island.tsx";
import { useSite } from "../Site/Site.tsx";

/** A tool as an island: complete for the values that it starts with before any script comes. */
export function ToolSection({ id }: { id: string }) {
  const { tools, site } = useSite().site;
  const { email, whatsapp } = site;
  const cities = site.coverage.flatMap(({ city, design }) => (design ? [{ city, hot: design.hot }] : []));
  return (
    <Island
      name="CoolingLoad"
      id={id}
      component={CoolingLoad}
      props={{ words: tools.coolingLoad, frame: tools.frame, company: { email, whatsapp }, cities }}
    />
  );
}
