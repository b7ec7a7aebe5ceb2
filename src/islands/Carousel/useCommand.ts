import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

type Command = (api: EmblaCarouselType) => void;

/** Delays commands until Embla is ready, because a replayed click may come earlier. */
export function useCommand(api: EmblaCarouselType | undefined): (command: Command) => void {
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  return (command) => setWaiting(() => command);
}
