/** Icons of social networks, by a part of the host name. */
const names = {
  facebook: "facebook",
  fb: "facebook",
  instagram: "instagram",
  twitter: "twitter",
  x: "twitter",
  linkedin: "linkedin",
  youtube: "youtube",
  youtu: "youtube",
  whatsapp: "whatsapp",
  wa: "whatsapp",
  tiktok: "tiktok",
  threads: "threads",
  pinterest: "pinterest",
  github: "github",
  fiverr: "fiverr",
} as const;

export type Network = (typeof names)[keyof typeof names];

export function networkIcon(href: string): Network | "globe" {
  const labels = new URL(href).hostname.split(".").slice(0, -1);
  const [, network = "globe"] = Object.entries(names).find(([name]) => labels.includes(name)) ?? [];
  return network;
}

/** The network that a label names: `twitter` for "X (Twitter)"; undefined for other words. */
export function networkNamed(label: string): Network | undefined {
  const words: string[] = label.toLowerCase().match(/[a-z]+/g) ?? [];
  return Object.entries(names).find(([name]) => words.includes(name))?.[1];
}
