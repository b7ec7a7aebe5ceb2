/** What stands behind the system's codes for what went wrong with a file, and what to do. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Free some space",
  EDQUOT: "the space that you may use on this disk is full. Free some of it",
  EFBIG: "the system allows no file of this size. Raise its limit (ulimit -f)",
  EROFS: "the disk can only be read. Write to another folder",
  EACCES: "you have no right to. Give it to yourself, or use another folder",
  EPERM: "you have no right to. Give it to yourself, or use another folder",
  EBUSY: "another program has it open. Close that",
  ENOTDIR: "a part of this path is a file, where a folder is needed. Remove it or use another folder",
  EISDIR: "it is a folder, where a file is needed. Remove it",
  EEXIST: "it is a file, where a folder is needed. Remove it or use another folder",
  EMFILE: "too many files are open. Raise the limit (ulimit -n)",
};

/** What a call of the system did, where its own name does not say so. */
const deeds: Readonly<Record<string, string>> = {
  open: "opened",
  write: "written",
  mkdir: "made",
  rename: "written",
  rm: "removed",
  unlink: "removed",
  scandir: "listed",
};

/** An error of the disk in one sentence; undefined for every other. */
export function systemFault(error: unknown): string | undefined {
  const { code = "", syscall = "", path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (!(error instanceof Error) || !reason) return undefined;
  const deed = deeds[syscall] ?? "used";
  return `${path ?? "A file"} could not be ${deed}: ${reason}, then run this again.`;
}
