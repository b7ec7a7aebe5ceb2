import { z } from "zod";
import { template, text } from "./textFields.ts";

export const interfaceStrings = z.strictObject({
  skipLink: text,
  menuLabel: text.describe("Name of the main navigation for screen readers"),
  openMenu: text.describe("Name of the button that opens the drawer"),
  drawerTitle: text,
  drawerDescription: text,
  close: text,
  themeToggle: text,
  urdu: text.describe("Link in the header to a page's section in Urdu"),
  readUrdu: text.describe("Opens the lines of a page's section in Urdu"),
  call: text,
  quote: text.describe("Button that links to the contact page"),
  email: text,
  socialLabel: text,
  breadcrumbLabel: text,
  comingSoon: text,
  copyright: template("year", "name"),
  carousel: z.strictObject({
    label: text,
    previous: text,
    next: text,
    goTo: template("number"),
    slideOf: template("number", "count"),
    pause: text,
    play: text,
  }),
  onlineProfiles: text.describe("Name of the list of the developer's profiles"),
  supportLine: template("phone").describe("Above pages while content has notices; {phone} is filled in"),
  callBar: z
    .strictObject({
      label: text.describe("Name of the bar for screen readers"),
      call: text,
      quote: text,
      about: template("subject").describe("Begins a chat from a page about an offer; {subject} is filled in"),
    })
    .describe("The bar at the bottom of the screen on phones"),
  emergency: z
    .strictObject({
      question: text,
      steps: text.describe("Link to the first-aid list in a page's head"),
      message: text.describe("Begins the chat"),
    })
    .describe("The line in the heads of pages with `firstAid`"),
  applicationError: text,
  applicationErrorText: text,
});
