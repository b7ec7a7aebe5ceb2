import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodePictures } from "../../../../src/build/media/encodePictures.ts";
import { picturesNamedIn } from "../../../../src/build/media/pictureFormats.ts";
import { planPictures } from "../../../../src/build/media/planPictures.ts";
import { parseYaml } from "../../../../src/build/content/yaml.ts";

/** Runs a file of this name through the build's two steps and returns its widest forms. */
export async function publish(name: string, bytes: Buffer | Promise<Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), "photographs-"));
  try {
    await writeFile(join(folder, name), await bytes);
    const yaml = parseYaml("content/test.yaml", `picture:\n  file: ${name}\n`);
    const plan = await planPictures([yaml], folder, join(folder, "measured"));
    const picture = plan.pictures.get(name);
    if (!picture) throw new Error(`${name} was not planned`);
    const { avif, fallback } = picture.slots.slide;
    const widest = [avif, fallback].map((set) => set.split(",").at(-1)?.trim().split(" ")[0] ?? "");
    const html = widest.join(" ");
    const files = await encodePictures(picturesNamedIn(html), plan, join(folder, "images"));
    return { picture, forms: widest.map((address) => Buffer.from(files.get(address.slice(1)) ?? "")) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
