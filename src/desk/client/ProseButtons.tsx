import { type RefObject, useState } from "react";
import { useDesk } from "./store.ts";

type Props = { area: RefObject<HTMLTextAreaElement | null>; set: (text: string) => void };

/** Makes the selected words bold, or a link to a page, a part of one or another site. */
export function ProseButtons({ area, set }: Props) {
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
  if (isLinking)
    return <LinkTarget link={(to) => surround("[", `](${to})`)} cancel={() => setLinking(false)} />;
  return (
    <span className="prose">
      <button onClick={() => surround("**", "**")}>Bold</button>
      <button onClick={() => setLinking(true)}>Link</button>
    </span>
  );
}

function LinkTarget({ link, cancel }: { link: (to: string) => void; cancel: () => void }) {
  const { links, files } = useDesk(({ server }) => server);
  const [to, setTo] = useState("");
  return (
    <span className="prose">
      <input
        autoFocus
        aria-label="Page to link to, or https:// address"
        placeholder="/contact or https://…"
        list="targets"
        value={to}
        onChange={({ target }) => setTo(target.value.trim())}
        onKeyDown={({ key }) => {
          if (key === "Enter" && to) link(to);
          if (key === "Escape") cancel();
        }}
      />
      <datalist id="targets">
        {links.map((one) => (
          <option key={one} value={one}>
            {files.find(({ page }) => page === one)?.name}
          </option>
        ))}
      </datalist>
      <button aria-disabled={!to} onClick={() => to && link(to)}>
        Make the link
      </button>
      <button onClick={cancel}>Cancel</button>
    </span>
  );
}
