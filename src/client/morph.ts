/**
 * Lets a card's picture grow into the head of the page that the card leads to, and back. Both pages fade into one
 * another anyhow (`@view-transition`); this gives the picture the name that the other page's scene has.
 */
addEventListener("pageswap", ({ viewTransition, activation }) =>
  morph(viewTransition, activation?.entry?.url),
);
addEventListener("pagereveal", ({ viewTransition }) =>
  morph(viewTransition, window.navigation?.activation?.from?.url),
);

/** @param other address of the page at the other end of the transition */
function morph(transition: ViewTransition | null, other: string | null | undefined): void {
  if (!transition) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main li a")];
  const picture = links
    .find(({ href }) => href === other)
    ?.closest("li")
    ?.querySelector("picture");
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
