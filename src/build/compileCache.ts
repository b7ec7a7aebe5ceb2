import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** Loaded before the build, so that Node keeps what it compiles: loading the build is a third of a small build's time. */
enableCompileCache(join(import.meta.dirname, "../../.cache/compiled"));
