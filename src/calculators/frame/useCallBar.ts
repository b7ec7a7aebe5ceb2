import { useEffect } from "react";
import { chatLinkId } from "../../components/CallBar/chatLinkId.ts";

/**
 * Points the WhatsApp link of the mobile call bar, which is outside the island, to `href` while it is
 * defined.
 */
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
