import { telHref, whatsappHref } from "../content/contacts.ts";
import type { SharedContent } from "../content/schema.ts";
import { publicPath } from "../content/urls.ts";

/**
 * Props of islands that are equal on all pages, by island name. They are bundled with the scripts instead of
 * the pages, because most are strings that only appear on use.
 */
export function sharedProps({ interface: words, credit, tools, facts }: SharedContent) {
  const tool = { frame: tools.frame, company: { email: facts.email, whatsapp: facts.whatsapp } };
  const designs = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const cities = designs.map(({ city, hot }) => ({ city, hot }));
  const grounds = designs.map(({ city, ground, hot, cold }) => ({ city, ground, hot, cold }));
  const labels = {
    open: words.openMenu,
    social: words.socialLabel,
    title: words.drawerTitle,
    description: words.drawerDescription,
    close: words.close,
    error: words.applicationError,
    errorText: words.applicationErrorText,
  };
  const contacts = {
    call: { label: words.callBar.call, href: telHref(facts.phone) },
    whatsapp: facts.whatsapp && whatsappHref(facts.whatsapp),
    quote: { label: words.callBar.quote, href: publicPath("/contact", facts.urlStyle) },
  };
  return {
    Drawer: { labels, contacts, social: facts.social, source: "menu", fallback: "footer-links" },
    CreditCard: { credit, profilesLabel: words.onlineProfiles },
    CoolingLoad: { ...tool, cities: designs, words: tools.coolingLoad },
    ColdRoom: { ...tool, cities, words: tools.coldRoom },
    Geothermal: { ...tool, cities: grounds, words: tools.geothermal },
    TransportUnit: { ...tool, words: tools.transportUnit },
  };
}

export type SharedProps = ReturnType<typeof sharedProps>;
