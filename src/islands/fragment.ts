/** What the address names, decoded; as it stands where somebody wrote what can't be decoded (`#50%`). */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
