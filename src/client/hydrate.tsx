import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { repeatAll } from "./repeat.ts";

/**
 * What the loader calls: resolves once the island answers to events and has had those that were held back for it,
 * rejects with its static HTML restored. Props that are the same on every page come from the island's script
 * (`shared`), others from the element.
 */
export type Hydrate = (root: HTMLElement, held: Event[], shared?: object) => Promise<void>;

/** An island's script, as the loader imports it. */
export type IslandScript = { default: Hydrate; props?: object };

/** Makes the function that brings an island of the given component to life. */
export function hydrateAs<Props extends object>(Component: ComponentType<Props>): Hydrate {
  return (root, held, shared) =>
    new Promise((resolve, reject) => {
      const props = (shared ?? JSON.parse(root.dataset["props"] ?? "{}")) as Props;
      const still = [...root.childNodes].map((node) => node.cloneNode(true));
      const onUncaughtError = (error: unknown) => {
        root.replaceChildren(...still);
        reject(error);
      };
      const onLive = () => {
        repeatAll(root, held);
        resolve();
      };
      hydrateRoot(
        root,
        <Live onLive={onLive}>
          <Component {...props} />
        </Live>,
        { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
      );
    });
}

/** Effects run from the inside out: when this one runs, those of the component have run. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
