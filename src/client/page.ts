/**
 * Module script that runs without interaction. The contact page always loads it. The other public pages load
 * it while content has a notice.
 */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "./pressOnce.ts";
import "../components/Triage/Triage.client.ts";
