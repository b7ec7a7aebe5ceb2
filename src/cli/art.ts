import "./requireNode.mjs";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { UserError } from "../build/lib/problems.ts";
import { allPictures, type Picture, SCENES, VIEWS } from "../art/scenes.ts";
import { booleanFlag, folderFlag, textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";

function order({ order: name, view, metres = 1 }: Picture, png: string, draft: boolean): string[] {
  const { height, samples } = VIEWS[view];
  const width = VIEWS[view].width * metres;
  const size = draft ? [Math.round(width / 2), Math.round(height / 2), 8] : [width, height, samples];
  return [name, png, ...size.map(String)];
}

function blender(script: string, orders: string[]): void {
  // By default, Blender exits with 0 even if the script fails.
  const command = ["-b", "--python-exit-code", "1", "-P", join(SCENES, `${script}.py`), "--", ...orders];
  execFileSync("blender", command, { stdio: ["ignore", "ignore", "inherit"] });
}

async function store(png: string, { view, file }: Picture, folder: string): Promise<void> {
  const picture = join(folder, file);
  const render = sharp(png);
  await (
    file.endsWith(".jpg")
      ? render.flatten().jpeg({ quality: 86, mozjpeg: true })
      : render.webp({ quality: 88, alphaQuality: 95, effort: 6, smartSubsample: true })
  ).toFile(picture);
  if (view === "parts") copyFileSync(png.replace(/png$/, "json"), picture.replace(/webp$/, "json"));
  console.log(`Wrote ${picture}`);
}

function picturesFor(name = "", view: string): Picture[] {
  const all = allPictures();
  const pictures = all.filter((one) => one.names.includes(name) && (view === "" || one.view === view));
  if (pictures.length > 0) return pictures;
  const views = all.filter(({ names }) => names.includes(name)).map((one) => one.view);
  throw new UserError(
    views.length > 0
      ? `"${name}" has no view "${view}". Views: ${[...new Set(views)].join(", ")}`
      : `Give one name, for example: npm run art -- cold-room\nNames: ${[...new Set(all.flatMap(({ names }) => names))].join(", ")}`,
  );
}

const command = {
  name: "art",
  summary:
    "Renders a scene of src/art/ with Blender (on Debian: apt-get install blender python3-numpy): all its views, or\nmachines: units for all, unit-chiller for one; lineup for the vehicles in a row.",
  argument: "NAME",
  flags: {
    view: textFlag("VIEW", "", "only this view, for example --view close"),
    draft: booleanFlag("renders smaller, with fewer samples"),
    out: folderFlag("content/images", "writes into another folder"),
  },
};

await runCommand(command, async ({ view, draft, out }, [name]) => {
  const pictures = picturesFor(name, view);
  using folder = mkdtempDisposableSync(join(tmpdir(), "scene-"));
  const png = ({ file }: Picture): string => join(folder.path, file.replace(/\.\w+$/, ".png"));
  const orders = pictures.flatMap((picture) => order(picture, png(picture), draft));
  blender(pictures[0]?.script ?? "", orders);
  for (const picture of pictures) await store(png(picture), picture, out);
});
