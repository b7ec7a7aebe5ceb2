import { extname } from "node:path";

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

export const { texts: textExtensions = [], binaries: binaryExtensions = [] } = Object.groupBy(
  Object.keys(mediaTypes),
  (extension) => (mediaTypes[extension]?.includes("charset") ? "texts" : "binaries"),
);

export const mediaTypeOf = (file: string): string =>
  mediaTypes[extname(file).slice(1)] ?? "application/octet-stream";

export const isText = (file: string): boolean => textExtensions.includes(extname(file).slice(1));

/** Precompressed variants of each text file, in order of preference. */
export const contentEncodings = [
  { extension: "br", encoding: "br" },
  { extension: "gz", encoding: "gzip" },
] as const;
