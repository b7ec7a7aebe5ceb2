import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { SharedProps } from "../islands/sharedProps.ts";
import { carryOver, type Counterpart, untilReplaceable } from "./carryOver.ts";
import { replayAll } from "./replay.ts";
import * as attribute from "../styles/attributes.ts";

declare global {
  /** `sharedProps` of src/islands. The bundler defines SHARED_PROPS.Name in the entry of the island Name. */
  const SHARED_PROPS: SharedProps;
}

/**
 * Shows an island as it is without its script, and passes the last queued click or submit event to the
 * browser.
 *
 * @param counterpart maps the event's target if the island's elements have been replaced
 */
export type Fail = (counterpart?: Counterpart) => void;

export type Hydrate = (root: HTMLElement, queue: Event[], fail: Fail) => void | Promise<void>;

export type IslandScript = { default: Hydrate };

/** Replaces `reportError`, which the oldest supported browsers lack. */
function report(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/**
 * Creates a component's hydrate function. Hydration is synchronous, so replayed events take effect in the next
 * frame. If another script has changed the island, React renders it again, and slots, values and focus are
 * carried over. If the island throws while rendering or in an event handler, its static HTML is restored, and
 * the browser handles the event instead. The next click tries again.
 *
 * @param further returns props that are not in the page: SHARED_PROPS, or props derived from the queued events
 */
export function hydrateAs<Props extends object>(
  Component: ComponentType<Props>,
  further?: (queue: Event[]) => Partial<Props>,
): Hydrate {
  return async (root, queue, fail) => {
    await untilReplaceable(root);
    const given = JSON.parse(root.getAttribute(attribute.props) ?? "{}");
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
    // Deferred, because React is still rendering the failed tree or calling its handlers.
    queueMicrotask(() => fail(restore(() => tree.unmount(), nodes)));
  };
  let handled: () => Event | undefined = () => undefined;
  const onUncaughtError = (error: unknown) => {
    report(error);
    giveUp(handled());
  };
  let counterpart: Counterpart = (element) => element;
  const onRendered = () => {
    if (!nodes.some((node) => node.parentNode === root))
      counterpart = carryOver(fragmentOf(nodes), root, activeElement);
    nodes = [...root.childNodes];
  };
  const onHydrated = () => {
    handled = watchHandlers(root, giveUp, failure.signal);
    replayAll(root, queue, counterpart);
  };
  const tree = flushSync(() =>
    hydrateRoot(
      root,
      <HydrationEffects onRendered={onRendered} onHydrated={onHydrated}>
        {island}
      </HydrationEffects>,
      { identifierPrefix: `${root.id}-`, onUncaughtError, onRecoverableError: () => {} },
    ),
  );
}

/** Saves an island's static HTML. The returned function restores it and keeps the visitor's input. */
function restorer(root: HTMLElement) {
  const copy = root.cloneNode(true);
  const src = root.getAttribute(attribute.src) ?? "";
  return (unmount: () => void, nodes: Node[]): Counterpart => {
    const { activeElement } = document;
    unmount();
    root.replaceChildren(...copy.childNodes);
    const counterpart = carryOver(fragmentOf(nodes), root, activeElement);
    // Sets the URL of the script after moving focus. Otherwise, the loader would load the island again.
    root.setAttribute(attribute.src, src);
    return counterpart;
  };
}

function fragmentOf(nodes: Node[]): DocumentFragment {
  const fragment = new DocumentFragment();
  fragment.append(...nodes);
  return fragment;
}

type HydrationEffectsProps = { onRendered: () => void; onHydrated: () => void; children: ReactNode };

/** Runs its effects after the island's effects, because React runs the effects of children first. */
function HydrationEffects({ onRendered, onHydrated, children }: HydrationEffectsProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

const types = ["pointerover", "pointerdown", "focusin", "keydown", "input", "change", "click", "submit"];

/**
 * Detects errors in an island's event handlers. React only reports such errors to the window and keeps the
 * island, so the visitor's click would have no effect.
 *
 * @param fail receives the event whose handler failed
 * @param signal stops the detection
 * @returns a function that returns the event being handled, if any
 */
function watchHandlers(root: HTMLElement, fail: (event: Event) => void, signal: AbortSignal) {
  let handled: Event | undefined;
  const remember = (event: Event) => {
    handled = event;
    setTimeout(() => {
      if (handled === event) handled = undefined;
    });
  };
  for (const type of types) root.addEventListener(type, remember, { capture: true, signal });
  addEventListener("error", () => handled && fail(handled), { signal });
  return () => handled;
}
