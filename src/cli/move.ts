import "./requireNode.mjs";
import { UserError } from "../build/lib/problems.ts";
import { folderNames } from "../content/schema.ts";
import { movePage } from "../edit/movePage.ts";
import { runCommand } from "./runCommand.ts";

const command = {
  name: "move",
  summary: `Moves a page of ${folderNames} to another URL: renames its file, updates all links\nto it, and redirects the old URL. Example: npm run move -- /solutions/van-refrigeration /solutions/reefer-vans`,
  argument: "OLD NEW",
  flags: {},
};

await runCommand(command, async (_flags, paths) => {
  const [from, to] = paths.map((path) => `/${path.replace(/^\/|\/$|\.yaml$/g, "")}`);
  if (!from || !to) throw new UserError("npm run move needs two paths: the page's old one and its new one.");
  for (const line of await movePage("content", from, to)) console.log(line);
});
