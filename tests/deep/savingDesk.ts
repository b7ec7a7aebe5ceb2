import { serveDesk } from "../fixtures/desk.ts";

/**
 * Saves a heading through the desk again and again, until the process is killed. Prints the number of each save
 * before it, and the answer after it.
 */
const [project = ""] = process.argv.slice(2);
const desk = await serveDesk(project);
for (let number = 0; ; number++) {
  process.stdout.write(`${number}\n`);
  const { status, answer } = await desk.save("pages/about.yaml", {
    kind: "set",
    path: ["hero", "heading"],
    value: `Heading ${number % 2}`,
  });
  process.stdout.write(`${number}: ${status} ${answer.message ?? ""}\n`);
}
