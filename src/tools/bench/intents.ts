/** A gesture on a page that nobody has touched, and the sign that its answer is on the screen. */
export type Intent = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** Whether a finger or a mouse makes the gesture. */
  by: "touch" | "mouse" | "pointing";
  /** What is pressed, or pointed at. */
  target: string;
  /** What has to be seen: its box reaches this many pixels into the window. */
  result: string;
  /** Milliseconds that the part has been in view before the gesture. Without: scripts come with the gesture alone. */
  seenFor?: number;
  /** Milliseconds to reach, at 1x and at 4x. */
  reach: readonly [number, number];
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const tabs = {
  path: "/services/commercial-hvac",
  viewport: desktop,
  by: "mouse",
  target: "[role=tab]:nth-of-type(2)",
  result: "[role=tabpanel]:nth-of-type(3)",
} as const;
const accordion = {
  path: "/services/residential-hvac",
  viewport: desktop,
  by: "mouse",
  target: "[data-island=Accordion] > div > div:nth-of-type(2) button",
  result: "[data-island=Accordion] > div > div:nth-of-type(2) [role=region]",
} as const;

/** The first gesture on each kind of interactive part, with the times that it may take. */
export const intents: Intent[] = [
  {
    name: "drawer opens",
    path: "/about",
    viewport: phone,
    by: "touch",
    target: "#drawer button",
    result: "[role=dialog]",
    reach: [100, 250],
  },
  { name: "second tab, at once", ...tabs, reach: [90, 250] },
  { name: "second tab, seen for 1 s", ...tabs, seenFor: 1000, reach: [30, 75] },
  { name: "accordion item, at once", ...accordion, reach: [90, 250] },
  { name: "accordion item, seen for 1 s", ...accordion, seenFor: 1000, reach: [30, 75] },
  {
    name: "hover card (700 ms by design)",
    path: "/about",
    viewport: desktop,
    by: "pointing",
    target: "[data-island=CreditCard] a",
    result: "[data-island=CreditCard] [data-side]",
    reach: [730, 775],
  },
];
