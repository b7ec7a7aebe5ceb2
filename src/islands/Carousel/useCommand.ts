import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

type Command = (api: EmblaCarouselType) => void;

/** Gives Embla a command, at once or as soon as it runs: a click that waited for the script comes before that. */
export function useCommand(api: EmblaCarouselType | undefined): (command: Command) => void {
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  return (command) => setWaiting(() => command);
}
