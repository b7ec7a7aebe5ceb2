/** Overwrites the current line if the output is a terminal. */
export function showProgress(line: string): void {
  const { isTTY, columns } = process.stdout;
  if (isTTY) process.stdout.write(`\r\u001b[K${line.slice(0, (columns || 80) - 1)}`);
}
