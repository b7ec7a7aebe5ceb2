import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, temporaryFolder } from "./machine.ts";

export type Certificate = {
  file: string;
  key: string;
  /** SHA-256 of its public key in base64, for Chromium's list of trusted keys. */
  pin: string;
  discard: () => Promise<void>;
};

/** Creates a certificate for `localhost`, 127.0.0.1 and one more name, valid for two days; requires `openssl`. */
export async function makeCertificate(name: string): Promise<Certificate> {
  const home = await temporaryFolder("tls");
  const [key, file] = [join(home, "key.pem"), join(home, "certificate.pem")];
  const names = `subjectAltName=DNS:${name},DNS:localhost,IP:127.0.0.1`;
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${name}`];
  const args = [...request, "-addext", names, "-keyout", key, "-out", file];
  execFileSync(findProgram("openssl") ?? "openssl", args, { stdio: "ignore" });
  const { publicKey } = new X509Certificate(readFileSync(file));
  const pin = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
  return { file, key, pin, discard: () => rm(home, { recursive: true, force: true }) };
}
