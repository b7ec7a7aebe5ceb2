import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

type Command = (api: EmblaCarouselType) => void;

/** Returns a function that runs a command once Embla is ready. A replayed click may come earlier. */
export function useCommand(api: EmblaCarouselType | undefined): (command: Command) => void {
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  return (command) => setWaiting(() => command);
}
