/** Inline script in the head of every page: theme (before the first paint), copyright year, island loader. */
import "../components/ThemeToggle/ThemeToggle.client.ts";
import "../components/Footer/Footer.client.ts";
import "./loader.ts";
import "./bodyIslands.ts";
