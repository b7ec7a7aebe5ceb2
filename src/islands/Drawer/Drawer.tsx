export type DrawerProps = {
  labels: {
    open: string;
    title: string;
    description: string;
    close: string;
    error: string;
    errorText: string;
  };
  /** Id of the navigation whose links the drawer lists. */
  source: string;
  /** Id of the link list that the button leads to without script. */
  fallback: string;
};

export function Drawer({ labels }: DrawerProps) {
  return <button type="button">{labels.open}</button>;
}
