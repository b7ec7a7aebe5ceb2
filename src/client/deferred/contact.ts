/** What the contact page needs without being asked. */
import "../draft.ts";
import "../openNow.ts";
