import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import ssh2 from "ssh2";
import { expect, test } from "vitest";
import { deploySite } from "../../../src/cli/deploy/deploySite.ts";
import { connectSftp, fingerprint } from "../../../src/cli/deploy/sftp.ts";
import { site } from "./smallSite.ts";

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs1", format: "pem" },
  publicKeyEncoding: { type: "pkcs1", format: "pem" },
});

test("a host that requests the password interactively is supported", async () => {
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    client.on("error", () => {});
    client.on("authentication", (login) => {
      if (login.method !== "keyboard-interactive") return login.reject(["keyboard-interactive"]);
      login.prompt([{ prompt: "Password: ", echo: false }], ([password]) =>
        password === "right" ? login.accept() : login.reject(),
      );
    });
    client.on("session", (accept) => {
      accept().on("sftp", (open) => {
        const sftp = open();
        sftp.on("STAT", (id) =>
          sftp.attrs(id, { mode: 0o40755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }),
        );
        sftp.on("OPEN", (id, _path, flags) =>
          flags & OPEN_MODE.WRITE ? client.end() : sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
        );
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const key = ssh2.utils.parseKey(privateKey);
  if (key instanceof Error) throw key;
  const { port } = server.address() as AddressInfo;
  const login = {
    user: "me",
    password: "right",
    keyFile: undefined,
    hostKey: fingerprint(key.getPublicSSH()),
  };
  const target = { protocol: "sftp", host: "127.0.0.1", port, folder: ".", ...login } as const;
  await expect(connectSftp({ ...target, password: "wrong" })).rejects.toThrow(/rejects the login/);
  const transport = await connectSftp(target);
  await expect(deploySite(site(1), transport)).rejects.toThrow(
    /connection was lost at .*0 of 45 files are done/s,
  );
  server.close();
});
