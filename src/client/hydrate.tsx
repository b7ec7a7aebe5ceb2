import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** What the loader calls: resolves once the island answers to events, rejects with its static HTML restored. */
export type Hydrate = (root: HTMLElement) => Promise<void>;

/** Makes the function that brings an island of the given component to life. */
export function hydrateAs<Props extends object>(Component: ComponentType<Props>): Hydrate {
  return (root) =>
    new Promise((resolve, reject) => {
      const props: Props = JSON.parse(root.dataset["props"] ?? "{}");
      const still = [...root.childNodes].map((node) => node.cloneNode(true));
      const onUncaughtError = (error: unknown) => {
        root.replaceChildren(...still);
        reject(error);
      };
      hydrateRoot(
        root,
        <Live onLive={resolve}>
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
