import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { SiteProvider, useSite } from "../Site/Site.tsx";

type IslandProps<Props extends object, Shared extends Partial<Props>> = {
  /** Name of the component in src/islands or src/calculators. */
  name: string;
  /** Unique on the page. All ids inside the island begin with it. */
  id: string;
  component: ComponentType<Props>;
  /** Serialised into the page for hydration, so keep them small. */
  props?: NoInfer<Omit<Props, keyof Shared>>;
  /**
   * Props from `sharedProps`. They are bundled with the island's script instead of being part of the page.
   */
  shared?: Shared;
  /** Server-rendered content that hydration leaves unchanged (see Slot). */
  slots?: NoInfer<Partial<Props>>;
  /** `view`: hydrate when visible and idle. `intent`: hydrate on interaction only. */
  hydrate?: "view" | "intent";
  className?: string;
};

/**
 * An interactive component. The build renders each island separately, with the id prefix that the browser
 * will use for hydration. Build only.
 */
export function Island<Props extends object, Shared extends Partial<Props> = object>(
  island: IslandProps<Props, Shared>,
) {
  const { name, id, component: Component, props, shared, slots, hydrate = "view", className } = island;
  const context = useSite();
  const script = context.islands.get(name);
  if (!script) throw new Error(`no script for the island ${name}: add src/islands/${name}/${name}.tsx`);
  const html = renderToString(
    <SiteProvider context={context}>
      <Component {...({ ...props, ...shared, ...slots } as unknown as Props)} />
    </SiteProvider>,
    { identifierPrefix: `${id}-` },
  );
  return (
    <div
      id={id}
      className={className}
      data-island={name}
      data-src={script}
      data-view={hydrate === "view" ? "" : undefined}
      data-elements={html.match(/<[a-z]/g)?.length}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
