import { type ChokidarOptions, watch } from "chokidar";

/** Codes of the system's errors for too many watches, and for too many programs that watch. */
const usedUp = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

/**
 * Calls back at every change in folders. Where the system has no watches left, files are looked at every second instead.
 *
 * @param open begins to watch; another one in tests
 */
export function watchFolders(folders: string[], changed: () => void, open = watch): void {
  const options: ChokidarOptions = { ignoreInitial: true, ignored: /\.(py|part)$|__pycache__/ };
  const unseen = (error: unknown) => console.error(`Some changes can't be seen: ${(error as Error).message}`);
  const first = open(folders, options).on("all", changed);
  let polls = false;
  first.on("error", (error) => {
    if (polls) return;
    polls = usedUp.has((error as NodeJS.ErrnoException).code ?? "");
    if (!polls) return unseen(error);
    console.error(
      "The system has no file watches left, as other programs use them all: files are looked at every second instead. Close editors or raise fs.inotify.max_user_watches and max_user_instances.",
    );
    void first.close();
    open(folders, { ...options, usePolling: true, interval: 1000 })
      .on("all", changed)
      .on("error", unseen);
  });
}
