import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, temporaryFolder } from "./machine.ts";

export type Certificate = {
  file: string;
  key: string;
  discard: () => Promise<void>;
};

/** Creates a certificate for the names, `localhost` and 127.0.0.1, valid for 90 days. Requires `openssl`. */
export async function makeCertificate(...names: string[]): Promise<Certificate> {
  const home = await temporaryFolder("tls");
  const [key, file] = [join(home, "key.pem"), join(home, "certificate.pem")];
  const alternatives = [...names, "localhost"].map((name) => `DNS:${name}`).join();
  const request = "req -x509 -newkey rsa:2048 -nodes -days 90".split(" ");
  const made = ["-keyout", key, "-out", file];
  const owner = ["-subj", `/CN=${names[0]}`, "-addext", `subjectAltName=${alternatives},IP:127.0.0.1`];
  execFileSync(findProgram("openssl") ?? "openssl", [...request, ...made, ...owner], { stdio: "ignore" });
  return { file, key, discard: () => rm(home, { recursive: true, force: true }) };
}
