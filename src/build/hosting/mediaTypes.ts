import { extname } from "node:path";

/** Media types of what the build makes and of what static/ usually holds, by the ending of the file's name. */
export const mediaTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  pdf: "application/pdf",
  zip: "application/zip",
  mp4: "video/mp4",
};

/** Endings of text files, which are sent compressed. */
export const textEndings = Object.keys(mediaTypes).filter((ending) =>
  mediaTypes[ending]?.includes("charset"),
);

/** Endings of files that are compressed in themselves. */
export const binaryEndings = Object.keys(mediaTypes).filter((ending) => !textEndings.includes(ending));

/** The media type of a file, by its name. */
export const mediaTypeOf = (file: string): string =>
  mediaTypes[extname(file).slice(1)] ?? "application/octet-stream";

/** Whether a file is sent compressed. */
export const isText = (file: string): boolean => textEndings.includes(extname(file).slice(1));

/** The compressed forms that lie beside each text file: the ending of the name, and the Content-Encoding. */
export const contentEncodings = [
  { ending: "br", encoding: "br" },
  { ending: "gz", encoding: "gzip" },
] as const;
