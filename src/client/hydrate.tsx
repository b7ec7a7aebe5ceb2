import { type ComponentType, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { SharedProps } from "../islands/sharedProps.ts";
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
export type Hydrate = (root: HTMLElement, queue: Event[], fail: () => void) => void;

/** An island's script, as the loader imports it. */
export type IslandScript = { default: Hydrate };

/**
 * Makes the function that hydrates an island of the given component, synchronously, so that a replayed event shows its
 * effect in the next frame. An island that throws, now or later, is restored to its static HTML; the next press tries
 * again.
 *
 * @param further props that don't stand in the page: SHARED_PROPS, or such as are computed from the queued events
 */
export function hydrateAs<Props extends object>(
  Component: ComponentType<Props>,
  further?: (queue: Event[]) => Partial<Props>,
): Hydrate {
  return (root, queue, fail) => {
    const given = JSON.parse(root.dataset["props"] ?? "{}");
    const props = { ...given, ...further?.(queue) } as Props;
    const { src = "" } = root.dataset;
    const staticCopy = root.cloneNode(true);
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // React is still rendering the tree that failed.
      queueMicrotask(() => {
        tree.unmount();
        root.replaceChildren(...staticCopy.childNodes);
        root.dataset["src"] = src;
        fail();
      });
    };
    const onHydrated = () => replayAll(root, queue);
    const tree = flushSync(() =>
      hydrateRoot(
        root,
        <Hydrated onHydrated={onHydrated}>
          <Component {...props} />
        </Hydrated>,
        { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
      ),
    );
  };
}

/** Effects of children run first, so that this one runs after the component's own. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
