import { type ChokidarOptions, watch } from "chokidar";

/** Error codes for exhausted file watches. */
const usedUp = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

/**
 * Calls `changed` for each change in the folders. Falls back to polling every second if the system's file
 * watches are exhausted.
 *
 * @param open replaces the watcher in tests
 */
export function watchFolders(folders: string[], changed: () => void, open = watch): void {
  const options: ChokidarOptions = { ignoreInitial: true, ignored: /\.(py|part)$|__pycache__/ };
  const unseen = (error: unknown) =>
    console.error(`Some changes can't be watched: ${(error as Error).message}`);
  const first = open(folders, options).on("all", changed);
  let polls = false;
  first.on("error", (error) => {
    if (polls) return;
    polls = usedUp.has((error as NodeJS.ErrnoException).code ?? "");
    if (!polls) return unseen(error);
    console.error(
      "The system has no file watches left, so files are checked every second instead. Close editors or raise fs.inotify.max_user_watches and max_user_instances.",
    );
    void first.close();
    open(folders, { ...options, usePolling: true, interval: 1000 })
      .on("all", changed)
      .on("error", unseen);
  });
}
