/** Overwrites the current line if the output is a terminal. The editing desk receives the line as a message. */
export function showProgress(line: string): void {
  process.send?.(line);
  const { isTTY, columns } = process.stdout;
  if (isTTY) process.stdout.write(`\r\u001b[K${line.slice(0, (columns || 80) - 1)}`);
}
