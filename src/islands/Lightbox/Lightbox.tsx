import * as Dialog from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef, type KeyboardEvent } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import * as styles from "./Lightbox.css.ts";
import { useShow, itemAt, type Show } from "./useShow.ts";
import { muted } from "../../styles/text.css.ts";
import * as attribute from "../../styles/attributes.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { fill } from "../../content/fill.ts";
import type { GalleryPage } from "../../content/galleryPage.ts";
import { Arrows } from "../Arrows.tsx";
import type { Item } from "./readItems.ts";
import { Stage } from "./Stage.tsx";

type LightboxProps = {
  labels: Labels;
  /** Rendered tiles (see ProjectGrid). Undefined in the browser, which keeps the static HTML. */
  tiles?: ReactNode;
};

export function Lightbox({ labels, tiles }: LightboxProps) {
  const root = useRef<HTMLDivElement>(null);
  const { show, open, move, close } = useShow(root);
  const onClick = (event: MouseEvent) => {
    const tile = (event.target as Element).closest(`[${attribute.defer}]`)?.closest("li");
    if (!tile || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(tile.id);
  };
  return (
    <>
      <div ref={root} onClick={onClick}>
        <Slot>{tiles}</Slot>
      </div>
      <Dialog.Root open={show.open} onOpenChange={close}>
        <Dialog.Portal>
          <Dialog.Overlay className={styles.overlay} />
          <LargePicture labels={labels} show={show} onMove={move} onClose={close} />
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

type Labels = GalleryPage["lightbox"] & { close: string };

type LargePictureProps = {
  labels: Labels;
  show: Show;
  onMove: (step: number) => void;
  onClose: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function LargePicture({ labels, show, onMove, onClose }: LargePictureProps) {
  const { items, place } = show;
  const item = itemAt(items, place);
  if (!item) return null;
  const onKeyDown = ({ key, repeat, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const step = steps[key];
    if (step && items.length > 1 && !repeat && !altKey && !ctrlKey && !metaKey) onMove(step);
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    item.link.focus();
  };
  return (
    <Dialog.Content
      className={styles.dialog}
      onClick={({ target, currentTarget, detail }) => detail < 2 && target === currentTarget && onClose()}
      onKeyDown={onKeyDown}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <Dialog.Close className={styles.close} aria-label={labels.close}>
        <Icon name="x" />
      </Dialog.Close>
      <Stage show={show} onMove={onMove} onClose={onClose} />
      {items.length > 1 && (
        <Arrows labels={labels} className={styles.buttons} arrow={styles.arrow} onMove={onMove} />
      )}
      <Caption labels={labels} item={item} number={items.indexOf(item) + 1} count={items.length} />
    </Dialog.Content>
  );
}

type CaptionProps = { labels: Labels; item: Item; number: number; count: number };

function Caption({ labels, item, number, count }: CaptionProps) {
  return (
    <div className={styles.caption} aria-live="polite" aria-atomic>
      <p className={styles.position}>{fill(labels.position, { number, count })}</p>
      <p className={styles.category}>{item.category}</p>
      <Dialog.Title className={styles.title}>{item.title}</Dialog.Title>
      <Dialog.Description className={muted}>{item.text}</Dialog.Description>
      <a className={styles.more} href={item.page}>
        {labels.more}
        <Icon name="arrow-right" size={20} />
      </a>
    </div>
  );
}
