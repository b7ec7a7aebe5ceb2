import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./Lightbox.css.ts";
import type { Item } from "./readItems.ts";
import { Stage } from "./Stage.tsx";
import { itemAt, type Show } from "./useShow.ts";

export type Labels = {
  previous: string;
  next: string;
  close: string;
  position: string;
  more: string;
};

type LargePictureProps = {
  labels: Labels;
  show: Show;
  onMove: (step: number) => void;
  onClose: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function LargePicture({ labels, show, onMove, onClose }: LargePictureProps) {
  const { items, place } = show;
  const item = itemAt(items, place);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return () => link.current?.focus();
  }, []);
  useEffect(() => {
    link.current = item?.link ?? null;
  });
  if (!item) return null;
  const onKeyDown = ({ key, repeat, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const step = steps[key];
    if (step && items.length > 1 && !repeat && !altKey && !ctrlKey && !metaKey) onMove(step);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={({ target, currentTarget, detail }) => detail < 2 && target === currentTarget && onClose()}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
        <Icon name="x" />
      </button>
      <Stage show={show} onMove={onMove} onClose={onClose} />
      {items.length > 1 && <Arrows labels={labels} onMove={onMove} />}
      <Caption id={id} labels={labels} item={item} number={items.indexOf(item) + 1} count={items.length} />
    </dialog>
  );
}

function Arrows({ labels, onMove }: Pick<LargePictureProps, "labels" | "onMove">) {
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.arrow} aria-label={labels.previous} onClick={() => onMove(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className={styles.arrow} aria-label={labels.next} onClick={() => onMove(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

type CaptionProps = { id: string; labels: Labels; item: Item; number: number; count: number };

/** A live region announces the new picture. */
function Caption({ id, labels, item, number, count }: CaptionProps) {
  const position = labels.position.replace("{number}", String(number)).replace("{count}", String(count));
  return (
    <div className={styles.caption} aria-live="polite" aria-atomic>
      <p className={styles.position}>{position}</p>
      <p className={styles.category}>{item.category}</p>
      <h2 className={styles.title} id={`${id}-title`}>
        {item.title}
      </h2>
      <p className={styles.text} id={`${id}-text`}>
        {item.text}
      </p>
      <a className={styles.more} href={item.page}>
        {labels.more}
        <Icon name="arrow-right" size={20} />
      </a>
    </div>
  );
}
