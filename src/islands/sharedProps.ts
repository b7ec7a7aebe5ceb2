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
export function sharedProps(site: Site) {
  const { interface: strings, credit, facts } = site;
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
    ...calculatorProps(site),
  };
}

function calculatorProps({ calculators, facts, prices, trust }: Site) {
  const company = { email: facts.email, whatsapp: facts.whatsapp, response: trust.response };
  const tariff = prices.tariff.rupees;
  const calculator = { frame: calculators.frame, company, tariff };
  const months = { tariff: formatMonth(prices.tariff.month), diesel: formatMonth(prices.diesel.month) };
  const cities = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const hottest = Math.max(...cities.map(({ hot }) => hot));
  const { servers } = calculators.coolingLoad;
  const link = { ...servers.link, href: publicPath(servers.link.href, facts.urlStyle) };
  const coolingLoad = { ...calculators.coolingLoad, servers: { ...servers, link } };
  const transport = withMonths(calculators.transportUnit, months);
  return {
    CoolingLoad: { ...calculator, cities, strings: withMonths(coolingLoad, months) },
    ColdRoom: { ...calculator, hottest, strings: withMonths(calculators.coldRoom, months) },
    Geothermal: { ...calculator, cities, strings: withMonths(calculators.geothermal, months) },
    TransportUnit: { ...calculator, diesel: prices.diesel.rupees, strings: transport },
  };
}

type FieldStrings = { fields: Record<string, { hint?: string | undefined }> };

/** Fills the months of the site's prices into the hints of the questions about them. */
function withMonths<Strings extends FieldStrings>(strings: Strings, months: Record<string, string>): Strings {
  const filled = Object.entries(strings.fields).map(([name, field]) => {
    const month = months[name];
    return [name, month ? { ...field, hint: fill(field.hint ?? "", { month }) } : field];
  });
  return { ...strings, fields: Object.fromEntries(filled) };
}

export type SharedProps = ReturnType<typeof sharedProps>;
