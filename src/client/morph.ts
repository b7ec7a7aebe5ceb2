/**
 * Lets a card's picture grow into the head of the page that the card leads to, and back. Both pages fade into one
 * another anyhow (`@view-transition`); this gives the picture the name that the other page's scene has.
 */
for (const type of ["pageswap", "pagereveal"] as const) addEventListener(type, morph);

function morph(event: PageSwapEvent | PageRevealEvent): void {
  const transition = event.viewTransition;
  const other =
    "activation" in event ? event.activation?.entry?.url : window.navigation?.activation?.from?.url;
  if (!transition || !other) return;
  const picture = document.querySelector<HTMLElement>(`li:has([href="${new URL(other).pathname}"]) picture`);
  if (!picture) return;
  const scene = document.querySelector("img[fetchpriority]")?.parentElement;
  const name = (own: string, cards: string) => {
    if (scene) scene.style.viewTransitionName = own;
    picture.style.viewTransitionName = cards;
  };
  name("none", "scene");
  const restore = () => name("", "");
  transition.finished.then(restore, restore);
}
