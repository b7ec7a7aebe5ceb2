import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import ssh2 from "ssh2";
import { afterEach, expect, test } from "vitest";
import { connectSftp, fingerprint } from "../../../src/cli/deploy/sftp.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const hostKey = privateKey.export({ type: "pkcs1", format: "pem" });
const shown = ssh2.utils.parseKey(hostKey);
if (shown instanceof Error) throw shown;

let server: ssh2.Server;
afterEach(() => void server.close());

/** A host with one folder and keyboard-interactive password login, as PAM offers it. */
async function asking(prompt: string) {
  server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on("error", () => {});
    client.on("authentication", (login) => {
      if (login.method !== "keyboard-interactive") return login.reject(["keyboard-interactive"]);
      login.prompt([{ prompt, echo: false }], ([given]) =>
        given === "secret" ? login.accept() : login.reject(["keyboard-interactive"]),
      );
    });
    client.on("session", (accept) =>
      accept().on("sftp", (open) => {
        const sftp = open();
        sftp.on("STAT", (id) =>
          sftp.attrs(id, { mode: 0o040755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }),
        );
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

const connect = async (prompt: string, password: string) =>
  connectSftp({
    protocol: "sftp",
    host: "127.0.0.1",
    port: await asking(prompt),
    folder: "/www",
    user: "me",
    password,
    keyFile: undefined,
    hostKey: fingerprint((shown as ssh2.ParsedKey).getPublicSSH()),
  });

test("a host with keyboard-interactive login receives the password", async () => {
  const transport = await connect("me@host's Password: ", "secret");
  await transport.close();
});

test("a wrong answer is called a refused login", async () => {
  await expect(connect("Password: ", "wrong")).rejects.toThrow(/rejects the login/);
});

test("a question for something else is named", async () => {
  await expect(connect("Verification code: ", "secret")).rejects.toThrow(/asks for "Verification code"/);
});
