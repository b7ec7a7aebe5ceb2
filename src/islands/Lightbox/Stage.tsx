import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import * as styles from "./Lightbox.css.ts";
import type { Item } from "./readItems.ts";
import { itemAt, type Show } from "./useShow.ts";

type StageProps = { show: Show; onMove: (step: number) => void; onClose: () => void };

export function Stage({ show: { items, place }, onMove, onClose }: StageProps) {
  const { stage, dragged, handlers } = useSwipe((step) => items.length > 1 && onMove(step));
  // The second click of a double click on a tile must not close the dialog.
  const closeBesidePicture = ({ target, detail }: MouseEvent) => {
    if (detail < 2 && !dragged.current && !(target instanceof HTMLImageElement)) onClose();
  };
  const near = items.length > 1 ? [-1, 0, 1] : [0];
  return (
    <div ref={stage} className={styles.stage} onClick={closeBesidePicture} {...handlers}>
      {near.map((offset) => {
        const item = itemAt(items, place + offset);
        return item && <Slide key={place + offset} item={item} offset={offset} />;
      })}
    </div>
  );
}

const sizes = "(min-aspect-ratio:1) and (min-width:30rem) min(100vw - 26rem, 150vh - 6rem), 100vw";

function Slide({ item, offset }: { item: Item; offset: number }) {
  const { preview, sources, width, height, title, background } = item;
  const frame = {
    "--ratio": width / height,
    "--width": `${width}px`,
    backgroundColor: background,
  } as CSSProperties;
  const [last] = sources.slice(-1);
  return (
    <div className={styles.slide} data-offset={offset} aria-hidden={offset !== 0}>
      <div className={styles.frame} style={frame}>
        {preview && <img className={styles.image} src={preview} alt="" draggable={false} />}
        {/* Has no transition name, because two elements with the same name would cancel view transitions. */}
        <picture style={{ viewTransitionName: "none" }}>
          {sources.slice(0, -1).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            className={styles.image}
            srcSet={last?.srcSet}
            sizes={sizes}
            alt={title}
            width={width}
            height={height}
            draggable={false}
            fetchPriority={offset === 0 ? "high" : "low"}
          />
        </picture>
      </div>
    </div>
  );
}

/** Pixels. Shorter movements are not swipes. */
const threshold = 5;

/**
 * A horizontal drag moves the pictures by `--drag`, and releasing it changes the picture. Two fingers zoom;
 * while zoomed, dragging pans.
 */
function useSwipe(onMove: (step: number) => void) {
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
