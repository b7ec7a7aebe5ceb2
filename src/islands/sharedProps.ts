import { telHref, whatsappHref } from "../content/contacts.ts";
import { fill } from "../content/fill.ts";
import { formatMonth } from "../content/formatDate.ts";
import { networkIcon } from "../content/networks.ts";
import type { Site } from "../content/schema.ts";
import { publicPath } from "../content/urls.ts";

/**
 * Island props that are the same on all pages, by island name. The props are in the scripts, not in the
 * pages, because most strings only appear after interaction.
 */
export function sharedProps({ interface: strings, credit, calculators, facts, prices }: Site) {
  const company = { email: facts.email, whatsapp: facts.whatsapp };
  const calculator = { frame: calculators.frame, company };
  const { rupees: tariff } = prices.tariff;
  const month = formatMonth(prices.tariff.month);
  const designs = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const hottest = Math.max(...designs.map(({ hot }) => hot));
  const { servers } = calculators.coolingLoad;
  const link = { ...servers.link, href: publicPath(servers.link.href, facts.urlStyle) };
  const coolingLoad = { ...calculators.coolingLoad, servers: { ...servers, link } };
  const labels = {
    open: strings.openMenu,
    social: strings.socialLabel,
    title: strings.drawerTitle,
    description: strings.drawerDescription,
    close: strings.close,
    error: strings.applicationError,
    errorText: strings.applicationErrorText,
  };
  const contacts = {
    call: { label: strings.callBar.call, href: telHref(facts.phone) },
    whatsapp: facts.whatsapp && whatsappHref(facts.whatsapp),
    quote: { label: strings.callBar.quote, href: publicPath("/contact", facts.urlStyle) },
  };
  const social = facts.social.map((profile) => ({ ...profile, icon: networkIcon(profile.href) }));
  return {
    Drawer: { labels, contacts, social },
    CreditCard: { credit, profilesLabel: strings.onlineProfiles },
    CoolingLoad: { ...calculator, tariff, cities: designs, strings: withMonth(coolingLoad, month) },
    ColdRoom: { ...calculator, tariff, hottest, strings: withMonth(calculators.coldRoom, month) },
    Geothermal: { ...calculator, tariff, cities: designs, strings: withMonth(calculators.geothermal, month) },
    TransportUnit: { ...calculator, strings: calculators.transportUnit },
  };
}

type TariffStrings = { fields: { tariff: { hint?: string | undefined } } };

/** Fills the month of the site's tariff into the question's hint. */
function withMonth<Strings extends TariffStrings>(strings: Strings, month: string): Strings {
  const { tariff, ...fields } = strings.fields;
  const hint = fill(tariff.hint ?? "", { month });
  return { ...strings, fields: { ...fields, tariff: { ...tariff, hint } } };
}

export type SharedProps = ReturnType<typeof sharedProps>;
