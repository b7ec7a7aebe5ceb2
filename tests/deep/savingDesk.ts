import { serveDesk } from "../fixtures/desk.ts";

/** Saves a heading through the desk again and again, until the process is killed. Prints a line before each save. */
const [project = ""] = process.argv.slice(2);
const desk = await serveDesk(project);
for (let number = 0; ; number++) {
  console.log(number);
  await desk.save("pages/about.yaml", {
    kind: "set",
    path: ["hero", "heading"],
    value: `Heading ${number % 2}`,
  });
}
