/**
 * Lets a card's picture grow into the head of the page that the card leads to, and back; elsewhere one page's scene
 * turns into the other's. Both pages fade into one another anyhow (`@view-transition`): this gives one picture of
 * each the name that makes them a pair.
 */
onpageswap = onpagereveal = (event: Partial<PageSwapEvent>) => {
  const transition = event.viewTransition;
  if (!transition) return;
  const other = event.activation?.entry ?? window.navigation?.activation?.from;
  const { pathname } = new URL(other?.url ?? location.href);
  const picture =
    document.querySelector<HTMLElement>(`li:has([href="${pathname}"]) picture`) ??
    document.querySelector("[fetchpriority]")?.parentElement;
  if (!picture) return;
  const name = (text: string) => (picture.style.viewTransitionName = text);
  name("scene");
  void transition.finished.finally(() => name(""));
};
