import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

type Command = (api: EmblaCarouselType) => void;

/**
 * Sends a command to Embla, immediately, or as soon as Embla runs: a click that is replayed after loading can
 * precede that.
 */
export function useCommand(api: EmblaCarouselType | undefined): (command: Command) => void {
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  return (command) => setWaiting(() => command);
}
