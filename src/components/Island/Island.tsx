import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { SiteProvider, useSite } from "../Site/Site.tsx";

type IslandProps<Props extends object, Shared extends Partial<Props>> = {
  /** The island's name: its component in src/islands and its script in src/client/islands. */
  name: string;
  /** Unique on the page; also the prefix of every id inside. */
  id: string;
  component: ComponentType<Props>;
  /** What the browser needs too. Serialised into the page, so keep it short. */
  props?: NoInfer<Omit<Props, keyof Shared>>;
  /** The island's part of `sharedProps`, which its script holds. */
  shared?: Shared;
  /** Parts of the island that the browser keeps as they are in the HTML (see Slot). */
  slots?: NoInfer<Partial<Props>>;
  /** `view`: hydrate when seen and idle. `intent`: only when somebody reaches for it. */
  hydrate?: "view" | "intent";
  className?: string;
};

/**
 * An interactive part. At build it is rendered on its own, with an id prefix that the browser repeats;
 * in the browser the loader hydrates it on first intent. Build only: the browser never renders this.
 */
export function Island<Props extends object, Shared extends Partial<Props> = object>(
  island: IslandProps<Props, Shared>,
) {
  const { name, id, component: Component, props, shared, slots, hydrate = "view", className } = island;
  const context = useSite();
  const script = context.islands.get(name);
  if (!script) throw new Error(`no script for the island ${name}: add src/client/islands/${name}.ts`);
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
      dangerouslySetInnerHTML={{ __html: withoutStyleAttributes(html) }}
    />
  );
}

/** Radix writes a few style attributes on the server. The Content-Security-Policy refuses them; the style sheets say the same. */
const withoutStyleAttributes = (html: string) => html.replace(/(<[a-z][^>]*?) style="[^"]*"/g, "$1");
