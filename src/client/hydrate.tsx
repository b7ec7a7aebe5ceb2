import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { SharedProps } from "../islands/sharedProps.ts";
import { carryOver, type Counterpart, untilReplaceable } from "./carryOver.ts";
import { watchHandlers } from "./failingHandlers.ts";
import { replayAll } from "./replay.ts";

declare global {
  /** Set by the bundler, for each island by itself. */
  const SHARED_PROPS: SharedProps;
}

/**
 * Shows an island as in a page without scripts, and passes the last queued press on to the browser.
 *
 * @param counterpart maps the press's target, where the island's elements have been replaced
 */
export type Fail = (counterpart?: Counterpart) => void;

/** Hydrates an island and replays the queued events. */
export type Hydrate = (root: HTMLElement, queue: Event[], fail: Fail) => void | Promise<void>;

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
 * slots, values and focus are carried over. An island that throws, now or later, while it renders or while it handles an
 * event, is restored to its static HTML and passes the press on to the browser; the next press tries again.
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
    hydrate(root, <Component {...props} />, queue, fail);
  };
}

function hydrate(root: HTMLElement, island: ReactNode, queue: Event[], fail: Fail): void {
  const restore = restorer(root);
  const { activeElement } = document;
  let nodes = [...root.childNodes];
  const failure = new AbortController();
  const giveUp = (event?: Event) => {
    if (failure.signal.aborted) return;
    failure.abort();
    if (event) queue.push(event);
    event?.preventDefault();
    // React is still rendering the tree that failed, or calling its handlers.
    queueMicrotask(() => fail(restore(() => tree.unmount(), nodes)));
  };
  const onUncaughtError = (error: unknown) => {
    report(error);
    giveUp();
  };
  let counterpart: Counterpart = (element) => element;
  const onRendered = () => {
    if (!nodes.some((node) => node.parentNode === root))
      counterpart = carryOver(fragmentOf(nodes), root, activeElement);
    nodes = [...root.childNodes];
  };
  const onHydrated = () => {
    watchHandlers(root, giveUp, failure.signal);
    replayAll(root, queue, counterpart);
  };
  const tree = flushSync(() =>
    hydrateRoot(
      root,
      <Hydrated onRendered={onRendered} onHydrated={onHydrated}>
        {island}
      </Hydrated>,
      { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
    ),
  );
}

/** Remembers an island's static HTML. The function that it returns restores it, with what the visitor has entered since. */
function restorer(root: HTMLElement) {
  const copy = root.cloneNode(true);
  const { src = "" } = root.dataset;
  return (unmount: () => void, nodes: Node[]): Counterpart => {
    const { activeElement } = document;
    unmount();
    root.replaceChildren(...copy.childNodes);
    const counterpart = carryOver(fragmentOf(nodes), root, activeElement);
    // Last: the loader would take the focus for the visitor's.
    root.dataset["src"] = src;
    return counterpart;
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
