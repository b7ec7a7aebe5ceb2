/** The decoded URL fragment. A malformed fragment (`#50%`) is returned unchanged. */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
