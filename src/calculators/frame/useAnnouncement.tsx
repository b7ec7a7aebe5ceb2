import { type ReactNode, useState } from "react";

/** A text in a `status` element, and a function that replaces it. */
export function useAnnouncement(initial: string): [announced: ReactNode, announce: (text: string) => void] {
  const [{ text, number }, setStatus] = useState({ text: initial, number: 0 });
  const announce = (next: string) => setStatus((status) => ({ text: next, number: status.number + 1 }));
  // A new key creates a new element, because screen readers don't announce unchanged text again.
  return [<span key={number}>{text}</span>, announce];
}
