import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveDesk } from "../../fixtures/desk.ts";
import { makeProject, type Project } from "../../fixtures/project.ts";

let project: Project;
let desk: Awaited<ReturnType<typeof serveDesk>>;
let before: Map<string, { hash: string }>;

beforeAll(async () => {
  project = await makeProject("shared");
  await mkdir(join(project.folder, "content-old"));
  await writeFile(join(project.folder, "content-old/site.yaml"), "name: secret\n");
  await writeFile(join(project.folder, "secret.jpg"), "secret");
  await symlink("../../secret.jpg", join(project.folder, "content/images/linked.jpg"));
  desk = await serveDesk(project.folder);
  await symlink("../../content-old/site.yaml", join(project.folder, "content/services/linked.yaml"));
  before = await project.snapshot("content");
});
afterAll(async () => {
  expect(await project.snapshot("content"), "nothing was written").toEqual(before);
  desk[Symbol.dispose]();
  await project.discard();
});

const body = () =>
  JSON.stringify({
    file: "site.yaml",
    hash: "x",
    changes: [{ kind: "set", path: ["name"], value: "Attack" }],
  });

const foreign: [string, () => Record<string, string | string[] | undefined>][] = [
  ["a rebound host name", () => ({ host: desk.host.replace("localhost", "attacker.example") })],
  ["a host without its port", () => ({ host: "localhost" })],
  ["two hosts", () => ({ host: [desk.host, desk.host] })],
  ["another site", () => ({ "sec-fetch-site": "cross-site" })],
  ["another port of this computer", () => ({ "sec-fetch-site": "same-site" })],
  ["no site", () => ({ "sec-fetch-site": undefined })],
  ["two sites", () => ({ "sec-fetch-site": ["same-origin", "same-origin"] })],
];
const forged: typeof foreign = [
  ["another origin", () => ({ origin: "http://attacker.example" })],
  ["origin null", () => ({ origin: "null" })],
  ["no origin", () => ({ origin: undefined })],
  ["two origins", () => ({ origin: [`http://${desk.host}`, `http://${desk.host}`] })],
  ["a form's type", () => ({ "content-type": "application/x-www-form-urlencoded" })],
  ["plain text", () => ({ "content-type": "text/plain" })],
  ["no type", () => ({ "content-type": undefined })],
  ["a wrong token", () => ({ "x-desk-token": "0".repeat(48) })],
  ["a short token", () => ({ "x-desk-token": "0" })],
  ["no token", () => ({ "x-desk-token": undefined })],
  ["two tokens", () => ({ "x-desk-token": ["a", "a"] })],
];

test.each(foreign)("reading is refused with %s", async (_name, headers) => {
  for (const path of ["state", "texts", "file?file=site.yaml", "desk.js", "help"])
    expect(
      (await desk.send("GET", `/__desk/${path}`, { ...desk.own, ...headers() })).status,
      path,
    ).toBeGreaterThan(399);
});

test.each([...foreign, ...forged])("writing is refused with %s", async (_name, headers) => {
  const { status, text } = await desk.send("POST", "/__desk/save", { ...desk.writing, ...headers() }, body());
  expect(status).toBeGreaterThan(399);
  expect(text).not.toContain("Islamabad");
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("the method %s is refused", async (method) => {
  expect((await desk.send(method, "/__desk/save", desk.writing, body())).status).toBe(403);
});

test("a link of another site does not open the desk", async () => {
  expect((await desk.send("GET", "/__desk/", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await desk.send("GET", "/__desk/", { "sec-fetch-site": "none" })).status).toBe(200);
});

test("no answer permits another origin", async () => {
  const { headers } = await desk.send("GET", "/__desk/state", desk.own);
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

const outside = [
  "../secret.jpg",
  "../content-old/site.yaml",
  "..\\secret.jpg",
  "%2e%2e/secret.jpg",
  "images/../../secret.jpg",
  "site.yaml::$DATA",
  "site.yaml\0",
  "SITE.YAML",
  "services/linked.yaml",
  ".schema/facts.json",
  "/etc/passwd",
  "",
];

test.each(outside)("the path %j opens no file", async (file) => {
  for (const name of ["file", "picture"]) {
    const query = new URLSearchParams({ file });
    expect((await desk.send("GET", `/__desk/${name}?${query}`, desk.own)).status, name).toBe(404);
  }
  expect((await desk.write("save", { ...JSON.parse(body()), file })).status).toBe(404);
});

test("a linked picture is not sent", async () => {
  expect((await desk.send("GET", "/__desk/picture?file=linked.jpg", desk.own)).status).toBe(404);
});

test.each(["constructor", "__proto__", "toString", "deploy", "state/../save"])(
  "%s is no function",
  async (name) => {
    expect((await desk.send("GET", `/__desk/${name}`, desk.own)).status).toBeGreaterThan(399);
    expect((await desk.write(name, {})).status).toBeGreaterThan(399);
  },
);

test("a request of 50 MB is refused", async () => {
  const large = JSON.stringify({ name: "a.jpg", data: "A".repeat(50e6) });
  const answer = desk.send("POST", "/__desk/upload", desk.writing, large);
  // The server may close the connection before it has received everything.
  expect(
    await answer.then(
      ({ status }) => status,
      () => 413,
    ),
  ).toBe(413);
});

test.each([
  {},
  [],
  null,
  "x",
  { file: "site.yaml" },
  { file: "site.yaml", hash: "", changes: [{ kind: "eval" }] },
])("the body %j is refused", async (wrong) => {
  expect((await desk.write("save", wrong)).status).toBe(400);
});
