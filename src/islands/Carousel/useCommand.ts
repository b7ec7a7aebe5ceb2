import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState } from "react";

type Command = (api: EmblaCarouselType) => void;

/** Sends a command to Embla. A replayed click can come before Embla runs; the command then waits. */
export function useCommand(api: EmblaCarouselType | undefined): (command: Command) => void {
  const [waiting, setWaiting] = useState<Command>();
  useEffect(() => {
    if (!api || !waiting) return;
    waiting(api);
    setWaiting(undefined);
  }, [api, waiting]);
  return (command) => setWaiting(() => command);
}
