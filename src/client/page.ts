/**
 * Module script of the contact page, and of all pages while content has notices. It loads without a visitor's
 * action.
 */
import "../islands/ContactForm/draft.client.ts";
import "../components/Notice/Notice.client.ts";
import "../components/OfficeHours/OfficeHours.client.ts";
import "./pressOnce.ts";
import "../components/Triage/Triage.client.ts";
