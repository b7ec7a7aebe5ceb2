import { useEffect } from "react";
import { chatLinkId } from "../../components/CallBar/chatLinkId.ts";

/** Lets the WhatsApp link of the bar on phones, which is no part of the island, lead to `href` as long as there is one. */
export function useCallBar(href: string | undefined): void {
  useEffect(() => {
    const link = document.getElementById(chatLinkId);
    if (!(link instanceof HTMLAnchorElement) || href === undefined) return;
    const own = link.href;
    link.href = href;
    return () => {
      link.href = own;
    };
  }, [href]);
}
