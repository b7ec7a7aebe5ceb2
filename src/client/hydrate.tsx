import { type ComponentType, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { repeatAll } from "./repeat.ts";

/**
 * What the loader calls: gives an island its behaviour and the events that were held back for it.
 *
 * @param fail has the island go on as in a page without script
 */
export type Hydrate = (root: HTMLElement, held: Event[], fail: () => void) => void;

/** An island's script, as the loader imports it. */
export type IslandScript = { default: Hydrate };

/**
 * Makes the function that brings an island of the given component to life, in one go, so that the answer to a held
 * event stands in the very next frame. An island that throws, now or later, is put back as it stood in the page and goes
 * on without script; the next press tries again.
 *
 * @param further props that come from what has happened before the script came
 */
export function hydrateAs<Props extends object>(
  Component: ComponentType<Props>,
  further?: (held: Event[]) => Partial<Props>,
): Hydrate {
  return (root, held, fail) => {
    const given = JSON.parse(root.dataset["props"] ?? "{}");
    const props = { ...given, ...further?.(held) } as Props;
    const { src = "" } = root.dataset;
    const still = root.cloneNode(true);
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // React is still at work on the tree that failed.
      queueMicrotask(() => {
        tree.unmount();
        root.replaceChildren(...still.childNodes);
        root.dataset["src"] = src;
        fail();
      });
    };
    const onLive = () => repeatAll(root, held);
    const tree = flushSync(() =>
      hydrateRoot(
        root,
        <Live onLive={onLive}>
          <Component {...props} />
        </Live>,
        { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
      ),
    );
  };
}

/** Effects run from the inside out: when this one runs, those of the component have run. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
