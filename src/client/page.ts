/** Module that pages load by themselves: the contact page, and all pages while content has notices. */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "./pressOnce.ts";
import "../components/Triage/Triage.client.ts";
