/** Inline script in the head of every page: theme (before the first paint), drawer, credit card, year and island loader. */
import "../components/ThemeToggle/ThemeToggle.client.ts";
import "../components/CreditCard/CreditCard.client.ts";
import "../components/Drawer/Drawer.client.ts";
import "../components/Footer/Footer.client.ts";
import "./loader.ts";
import "./bodyIslands.ts";
