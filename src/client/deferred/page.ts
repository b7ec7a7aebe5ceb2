/** What a page needs without being asked: the contact page, and every page while content has a notice. */
import "../contactLinks.ts";
import "../draft.ts";
import "../notice.ts";
import "../openNow.ts";
