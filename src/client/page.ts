/**
 * Module script that runs without interaction. The contact page loads it, and so do all pages while there is
 * a notice.
 */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "./pressOnce.ts";
import "../components/Triage/Triage.client.ts";
