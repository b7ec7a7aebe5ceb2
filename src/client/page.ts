/**
 * Module script that runs without interaction: on the contact page, and on all pages while there is a notice.
 */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "./pressOnce.ts";
import "../components/Triage/Triage.client.ts";
