import type { NetworkSign } from "./names.ts";

/** The networks' signs, drawn with the strokes of the other icons. */
export const signs: Record<NetworkSign, string> = {
  facebook: "M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7.5a.8.8 0 0 1 .8-.8H17Z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.3 6.7v.01",
  twitter: "M4 4l11.7 16H20L8.3 4ZM4.5 20l6-6.8M13.5 10.8 19.5 4",
  linkedin:
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17",
  github:
    "M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21",
  youtube: "M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10 9l5 3-5 3Z",
  whatsapp:
    "M3 21l1.7-4.9A9 9 0 1 1 8 19.3ZM9 8.5c-.5 3 3 6.5 6 6.5l1-1.8-2.2-1.2-1 .8c-.8-.4-1.5-1.1-1.9-1.9l.8-1-1.2-2.2Z",
  fiverr: "M8 20v-9M5 11h11v9M8 11V8.5A3.5 3.5 0 0 1 11.5 5H13M16 6v.01",
};
