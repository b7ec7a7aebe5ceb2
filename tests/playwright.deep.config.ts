import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** The long versions of browser tests: `npm run test:deep`. */
export default defineConfig(config, { testDir: "deep", reporter: "list" });
