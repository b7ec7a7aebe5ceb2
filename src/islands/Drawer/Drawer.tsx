import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useState, Component, type ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { from } from "../../styles/breakpoints.ts";
import { round, visuallyHidden } from "../../styles/layout.css.ts";
import type { SharedProps } from "../sharedProps.ts";
import * as styles from "./Drawer.css.ts";
import { DrawerContacts } from "./DrawerContacts.tsx";
import { DrawerMenu } from "./DrawerMenu.tsx";
import * as attribute from "../../styles/attributes.ts";

export function Drawer(props: SharedProps["Drawer"]) {
  const { labels } = props;
  const [open, setOpen] = useState(false);
  useClosing(setOpen);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={styles.trigger} aria-label={labels.open}>
        <Icon name="menu" />
      </Dialog.Trigger>
      <a
        className={styles.fallback}
        href="#footer-links"
        aria-label={labels.open}
        {...{ [attribute.fallback]: "" }}
      >
        <Icon name="menu" />
      </a>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.drawer}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{labels.title}</Dialog.Title>
            <Dialog.Close className={round} aria-label={labels.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <Dialog.Description className={visuallyHidden}>{labels.description}</Dialog.Description>
          <ErrorBoundary title={labels.error} text={labels.errorText}>
            <div className={styles.body}>
              <DrawerMenu label={labels.title} />
              <DrawerContacts {...props} />
            </div>
          </ErrorBoundary>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Closes the drawer when the viewport becomes wide enough for the desktop menu, and before the page enters
 * the back/forward cache.
 */
function useClosing(setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const close = () => setOpen(false);
    const wide = matchMedia(from("xl"));
    wide.addEventListener("change", close);
    addEventListener("pagehide", close);
    return () => {
      wide.removeEventListener("change", close);
      removeEventListener("pagehide", close);
    };
  }, [setOpen]);
}

type ErrorBoundaryProps = { title: string; text: string; children: ReactNode };

class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { title, text, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className={styles.failure} role="alert">
        <Icon name="triangle-alert" size={28} />
        <p className={styles.failureTitle}>{title}</p>
        <p>{text}</p>
      </div>
    );
  }
}
