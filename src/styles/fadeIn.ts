/** A mask with which a picture fades into its ground. Eased, because the start of a linear one is visible. */
export const fadeIn = (direction: string) =>
  `linear-gradient(${direction}, #0000, #0001 4%, #0005 11%, #000b 19%, #000 28%)`;
