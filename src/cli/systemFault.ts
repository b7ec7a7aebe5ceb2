const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Free some space",
  EDQUOT: "your disk quota is used up. Free some space",
  EFBIG: "the file is larger than the system allows. Raise the limit (ulimit -f)",
  EROFS: "the disk is read-only. Use another folder",
  EACCES: "permission is denied. Change the permissions, or use another folder",
  EPERM: "permission is denied. Change the permissions, or use another folder",
  EBUSY: "another program is using it. Close that program",
  ENOTDIR: "part of this path is a file instead of a folder. Remove it or use another folder",
  EISDIR: "it is a folder instead of a file. Remove it",
  EEXIST: "it is a file instead of a folder. Remove it or use another folder",
  EMFILE: "too many files are open. Raise the limit (ulimit -n)",
};

const deeds: Readonly<Record<string, string>> = {
  open: "opened",
  write: "written",
  mkdir: "made",
  rename: "written",
  rm: "removed",
  unlink: "removed",
  scandir: "listed",
};

/** Explains a file system error in one sentence; returns undefined for other errors. */
export function systemFault(error: unknown): string | undefined {
  const { code = "", syscall = "", path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (!(error instanceof Error) || !reason) return undefined;
  const deed = deeds[syscall] ?? "used";
  return `${path ?? "A file"} could not be ${deed}: ${reason}, then run this again.`;
}
