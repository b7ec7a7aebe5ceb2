/** The decoded URL fragment; undecoded if it is malformed (`#50%`). */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
