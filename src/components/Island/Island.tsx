import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { type SharedProps, sharedProps } from "../../islands/sharedProps.ts";
import { SiteProvider, useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";

type SharedOf<Name extends string> = Name extends keyof SharedProps ? SharedProps[Name] : object;

type IslandProps<Name extends string, Props extends SharedOf<Name>> = {
  /** Name of the component. The island needs an entry of the same name: `Name.island.ts`. */
  name: Name;
  /** Unique on the page. All ids inside the island begin with it. */
  id: string;
  component: ComponentType<Props>;
  /**
   * Serialised into the page for hydration, so keep them small. The component also gets the props that
   * `sharedProps` defines for it.
   */
  props?: NoInfer<Omit<Props, keyof SharedOf<Name>>>;
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
export function Island<Name extends string, Props extends SharedOf<Name>>(island: IslandProps<Name, Props>) {
  const { name, id, component, props, slots, hydrate = "view", className } = island;
  const context = useSite();
  const Component = component as ComponentType<object>;
  const shared = sharedProps(context.site)[name as keyof SharedProps];
  const script = context.islands.get(name);
  if (!script)
    throw new Error(`no script for the island ${name}: add ${name}.island.ts beside its component`);
  const html = renderToString(
    <SiteProvider context={context}>
      <Component {...props} {...shared} {...slots} />
    </SiteProvider>,
    { identifierPrefix: `${id}-` },
  );
  return (
    <div
      id={id}
      className={className}
      {...{
        [attribute.island]: name,
        [attribute.src]: script,
        [attribute.view]: hydrate === "view" ? "" : undefined,
        [attribute.elements]: html.match(/<[a-z]/g)?.length,
        [attribute.props]: JSON.stringify(props),
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
