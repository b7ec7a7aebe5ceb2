import { type RefObject, useState } from "react";
import { useDesk } from "./store.ts";

type Props = { area: RefObject<HTMLTextAreaElement | null>; set: (text: string) => void };

/** Makes the selected words bold, or a link to a page or a part of one. */
export function ProseButtons({ area, set }: Props) {
  const links = useDesk(({ server }) => server.links);
  const [isLinking, setLinking] = useState(false);
  const surround = (before: string, after: string) => {
    const { current: field } = area;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    const words = value.slice(start, end) || "words";
    set(value.slice(0, start) + before + words + after + value.slice(end));
    setLinking(false);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + before.length, start + before.length + words.length);
    });
  };
  if (!isLinking)
    return (
      <span className="prose">
        <button onClick={() => surround("**", "**")}>Bold</button>
        <button onClick={() => setLinking(true)}>Link</button>
      </span>
    );
  return (
    <select
      autoFocus
      aria-label="Page to link to"
      onChange={({ target }) => surround("[", `](${target.value})`)}
    >
      <option value="">Choose the page …</option>
      {links.map((link) => (
        <option key={link}>{link}</option>
      ))}
    </select>
  );
}
