import { Component, type ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./Drawer.css.ts";

type ErrorBoundaryProps = { title: string; text: string; children: ReactNode };

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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
