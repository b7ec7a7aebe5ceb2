import * as Dialog from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import * as styles from "./Lightbox.css.ts";
import { type Labels, LargePicture } from "./LargePicture.tsx";
import { useShow } from "./useShow.ts";
import * as attribute from "../../styles/attributes.ts";

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
