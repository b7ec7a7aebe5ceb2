import type { PageIndex } from "./pageIndex.ts";

/** A document on its way to dist, with the content file it was written in. */
export type Document = { path: string; source: string; file: string; html: string };

/** A finished document, as the bytes of its file, and what it asks of others. */
export type Page = Omit<Document, "html"> & { bytes: Uint8Array; index: PageIndex };
