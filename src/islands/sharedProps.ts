import type { SharedContent } from "../content/schema.ts";

/**
 * The props that an island has on every page with it, by the island's name. They stand in its script and not in the pages:
 * most are words that show only once the island is used.
 */
export function sharedProps({ interface: words, credit, tools, facts }: SharedContent) {
  const tool = { frame: tools.frame, company: { email: facts.email, whatsapp: facts.whatsapp } };
  const designs = facts.coverage.flatMap(({ city, design }) => (design ? [{ city, ...design }] : []));
  const cities = designs.map(({ city, hot }) => ({ city, hot }));
  const grounds = designs.map(({ city, ground }) => ({ city, ground }));
  const labels = {
    open: words.openMenu,
    title: words.drawerTitle,
    description: words.drawerDescription,
    close: words.close,
    error: words.applicationError,
    errorText: words.applicationErrorText,
  };
  return {
    Drawer: { labels, source: "menu", fallback: "footer-links" },
    CreditCard: { credit, profilesLabel: words.onlineProfiles },
    CoolingLoad: { ...tool, cities: designs, words: tools.coolingLoad },
    ColdRoom: { ...tool, cities, words: tools.coldRoom },
    Geothermal: { ...tool, cities: grounds, words: tools.geothermal },
    TransportUnit: { ...tool, words: tools.transportUnit },
  };
}

export type SharedProps = ReturnType<typeof sharedProps>;
