import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { SharedProps } from "../islands/sharedProps.ts";
import { carryOver, type Counterpart, untilReplaceable } from "./carryOver.ts";
import { replayAll } from "./replay.ts";

declare global {
  /** Set by the bundler, for each island by itself. */
  const SHARED_PROPS: SharedProps;
}

/**
 * Hydrates an island and replays the queued events.
 *
 * @param fail shows the island as in a page without scripts
 */
export type Hydrate = (root: HTMLElement, queue: Event[], fail: () => void) => void | Promise<void>;

/** An island's script, as the loader imports it. */
export type IslandScript = { default: Hydrate };

/** Does what `reportError` does, which browsers of 2021 lack. */
function report(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/**
 * Makes the function that hydrates an island of the given component, synchronously, so that a replayed event shows its
 * effect in the next frame. Where another script has changed the island, React discards its HTML and renders it again:
 * slots, values and focus are carried over. An island that throws, now or later, is restored to its static HTML; the next
 * press tries again.
 *
 * @param further props that aren't in the page: SHARED_PROPS, or such as are computed from the queued events
 */
export function hydrateAs<Props extends object>(
  Component: ComponentType<Props>,
  further?: (queue: Event[]) => Partial<Props>,
): Hydrate {
  return async (root, queue, fail) => {
    await untilReplaceable(root);
    const given = JSON.parse(root.dataset["props"] ?? "{}");
    const props = { ...given, ...further?.(queue) } as Props;
    const { src = "" } = root.dataset;
    const staticCopy = root.cloneNode(true);
    const { activeElement } = document;
    let nodes = [...root.childNodes];
    const onUncaughtError = (error: unknown) => {
      report(error);
      // React is still rendering the tree that failed.
      queueMicrotask(() => {
        tree.unmount();
        root.replaceChildren(...staticCopy.childNodes);
        carryOver(fragmentOf(nodes), root, null);
        root.dataset["src"] = src;
        fail();
      });
    };
    let counterpart: Counterpart = (element) => element;
    const onRendered = () => {
      if (!nodes.some((node) => node.parentNode === root))
        counterpart = carryOver(fragmentOf(nodes), root, activeElement);
      nodes = [...root.childNodes];
    };
    const onHydrated = () => replayAll(root, queue, counterpart);
    const tree = flushSync(() =>
      hydrateRoot(
        root,
        <Hydrated onRendered={onRendered} onHydrated={onHydrated}>
          <Component {...props} />
        </Hydrated>,
        { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
      ),
    );
  };
}

function fragmentOf(nodes: Node[]): DocumentFragment {
  const fragment = new DocumentFragment();
  fragment.append(...nodes);
  return fragment;
}

type HydratedProps = { onRendered: () => void; onHydrated: () => void; children: ReactNode };

/** Effects of children run first, so that these run after the component's own of the same kind. */
function Hydrated({ onRendered, onHydrated, children }: HydratedProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
