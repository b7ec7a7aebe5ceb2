import { startLoader } from "./loader.ts";
import { startMenu } from "./menu.ts";

startLoader();
startMenu();
