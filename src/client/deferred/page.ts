/** What a page needs without being asked: the contact page, and every page while content has a notice. */
import "../draft.ts";
import "../notice.ts";
import "../openNow.ts";
import "../pressOnce.ts";
import "../triage.ts";
