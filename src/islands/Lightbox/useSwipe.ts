import { type PointerEvent, useEffect, useRef } from "react";

/** Pixels. Shorter movements are not swipes. */
const threshold = 5;

/**
 * A horizontal drag moves the pictures by `--drag`, and releasing it changes the picture. Two fingers zoom;
 * while zoomed, dragging pans.
 */
export function useSwipe(onMove: (step: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<number | undefined>(undefined);
  const dragged = useRef(false);
  useEffect(() => followZoom(stage.current), []);

  const end = () => {
    start.current = undefined;
    delete stage.current?.dataset["dragging"];
    stage.current?.style.removeProperty("--drag");
  };
  const handlers = {
    onPointerDown: ({ isPrimary, button, clientX }: PointerEvent) => {
      dragged.current = false;
      if (isPrimary && button === 0 && !isZoomed()) start.current = clientX;
      else end();
    },
    onPointerMove: ({ clientX, pointerId }: PointerEvent) => {
      if (start.current === undefined || !stage.current) return;
      const distance = clientX - start.current;
      if (Math.abs(distance) > threshold && !dragged.current) {
        dragged.current = true;
        stage.current.dataset["dragging"] = "";
        stage.current.setPointerCapture(pointerId);
      }
      if (dragged.current) stage.current.style.setProperty("--drag", `${distance}px`);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (start.current ?? clientX);
      end();
      if (Math.abs(distance) > threshold) onMove(distance < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
  return { stage, dragged, handlers };
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

function followZoom(stage: HTMLElement | null): () => void {
  const update = () => {
    if (stage) stage.style.touchAction = isZoomed() ? "auto" : "";
  };
  visualViewport?.addEventListener("resize", update);
  return () => visualViewport?.removeEventListener("resize", update);
}
