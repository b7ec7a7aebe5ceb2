import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, temporaryFolder } from "./machine.ts";

export type Certificate = {
  file: string;
  key: string;
  discard: () => Promise<void>;
};

/** Creates a certificate for `name`, `localhost` and 127.0.0.1, valid for two days. Requires `openssl`. */
export async function makeCertificate(name: string): Promise<Certificate> {
  const home = await temporaryFolder("tls");
  const [key, file] = [join(home, "key.pem"), join(home, "certificate.pem")];
  const names = `subjectAltName=DNS:${name},DNS:localhost,IP:127.0.0.1`;
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${name}`];
  const args = [...request, "-addext", names, "-keyout", key, "-out", file];
  execFileSync(findProgram("openssl") ?? "openssl", args, { stdio: "ignore" });
  return { file, key, discard: () => rm(home, { recursive: true, force: true }) };
}
