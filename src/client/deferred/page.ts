/** Module that pages load by themselves: the contact page, and all pages while content has notices. */
import "../draft.ts";
import "../notice.ts";
import "../openNow.ts";
import "../pressOnce.ts";
import "../triage.ts";
