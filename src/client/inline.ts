/** Inline script in the head of every page. It sets the theme before the first paint. */
import "../components/ThemeToggle/ThemeToggle.client.ts";
import "./loader.ts";
import "./bodyIslands.ts";
