/** Descriptions for keys whose schemas have none. `form.name` applies only to `name` inside `form`. */
const descriptions: Record<string, string> = {
  attribution: "Name and role of the person quoted, with their consent",
  button: "Label of the button",
  calculator: "The calculator to show; its texts are in calculators.yaml",
  columns: "The names of the columns",
  contact: "The invitation at the end of the page",
  coverage: "The cities, in order; {cities} lists those that are served",
  days: "The weekdays with these hours",
  description: "One or two sentences",
  embed: "URL of the map for embedding: in Google Maps choose Share, Embed a map",
  eyebrow: "The short line above the heading",
  features: "Three short tags",
  fields: "The questions, by field",
  founded: "The year in which the company was founded",
  frameTitle: "Name of the map for screen readers",
  hero: "The head of the page",
  hint: "Hint under the field",
  intro: "One or two sentences under the heading",
  label: "The text that visitors read",
  lead: "One sentence under the heading",
  menu: "The menu, in order and up to three levels deep",
  name: "The name that visitors read; elsewhere in content, {name} is the company's",
  note: "A sentence with conditions or units",
  paragraphs: "The paragraphs; **words** for bold text, [words](/page) for links",
  "home.projects": "The section with the latest projects; their pictures are in projects.yaml",
  "form.name": "Label of the field for the visitor's name",
  projects: "The pictures of the gallery, in order",
  reason: "Why this one is recommended",
  rows: "The rows, each a list with one cell for each column; put quotes around a cell with a comma",
  stats: "Figures or short tags",
  subItems: "The items of this group; the group itself is not a page",
  tagline: "The company in one line, for the footer and search engines",
  text: "The text; **words** for bold text, [words](/page) for links",
  title: "The heading of this entry: a few words",
  unit: "Unit after the field",
  url: "Where the site is published, without a path: https://www.example.com",
  value: "The figure, as short as possible",
  year: "A year, for example 2003",
};

/** Descriptions by parent key. Each one applies to all keys inside that parent. */
const inside: Record<string, string> = {
  gaps: "The answer if no unit fits, for this reason",
  options: "Label of this choice",
  problems: "Message for a wrong entry",
  errors: "Message for a wrong entry",
  verdicts: "The answer in this case",
};

export const describeKey = (key: string, owner: string): string | undefined =>
  inside[owner] ?? descriptions[`${owner}.${key}`] ?? descriptions[key];

/** Names of the kinds of sections, each with a sentence for editors who choose one. */
export const sectionKinds: Record<string, { title: string; description: string }> = {
  text: { title: "Text", description: "Paragraphs, with a picture or a short list beside them" },
  cards: { title: "Cards", description: "Two or more cards with an icon, a title and a text" },
  anatomy: { title: "Parts of a picture", description: "A picture with numbered, explained parts" },
  tabs: { title: "Tabs", description: "Groups of cards, one group visible at a time" },
  accordion: { title: "Questions", description: "Questions that open to show their answers" },
  steps: { title: "Steps", description: "Numbered steps, perhaps with a call button" },
  table: { title: "Table", description: "Rows and columns of figures or words" },
  lineup: { title: "Vehicles in a row", description: "Vehicles at the same scale, with their names" },
  heat: { title: "Heat picture", description: "A building by day, and in colours of temperature" },
  scale: { title: "Scale", description: "Marks on an axis of temperatures or times" },
  calculator: { title: "Calculator", description: "One of the site's calculators" },
  testimonial: {
    title: "Testimonial",
    description: "A customer's own words; hidden while its text is empty",
  },
  video: { title: "Video", description: "A video on YouTube or Vimeo, loaded when it is clicked" },
};
