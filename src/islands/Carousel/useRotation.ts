import type { EmblaCarouselType } from "embla-carousel";
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { reducedMotion } from "../../styles/breakpoints.ts";
import * as attribute from "../../styles/attributes.ts";

/**
 * Rotates the slides, except when they are paused, hovered, focused or out of view, or with reduced motion.
 * Embla's Autoplay plugin pauses the rotation in hidden tabs.
 */
export function useRotation(api: EmblaCarouselType | undefined) {
  const root = useRef<HTMLElement>(null);
  const [enabled, setEnabled] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const seen = useSeen(root);
  const still = useSyncExternalStore(watchMotion, prefersStill, () => false);
  const playing = enabled && !hovered && !focused && seen && !still;

  useEffect(() => {
    setHovered(root.current?.matches(":hover") ?? false);
    setFocused(root.current?.matches(":focus-within") ?? false);
  }, []);

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    if (!api || !autoplay) return;
    const apply = () => (playing ? autoplay.play() : autoplay.stop());
    apply();
    api.on("reInit", apply).on("pointerUp", apply);
    return () => void api.off("reInit", apply).off("pointerUp", apply);
  }, [api, playing]);

  /** Resets hover and focus, because both are on the button and would keep the slides paused. */
  const toggle = () => {
    setEnabled(!enabled);
    setHovered(false);
    setFocused(false);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== "touch"),
    onPointerLeave: () => setHovered(false),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "touch" && !isToggle(event.target)) setEnabled(false);
    },
    onFocus: (event: FocusEvent) => setFocused(!isToggle(event.target)),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { root, enabled, playing, toggle, handlers };
}

const isToggle = (target: EventTarget) => (target as Element).closest(`[${attribute.rotation}]`) !== null;

const motion = () => matchMedia(reducedMotion);
const prefersStill = () => motion().matches;
function watchMotion(onChange: () => void): () => void {
  const query = motion();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function useSeen(root: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: 0.25,
    });
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return seen;
}
