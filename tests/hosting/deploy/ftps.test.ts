import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Certificate, makeCertificate } from "../certificate.ts";
import { installed } from "../machine.ts";
import { behaves, deployTo } from "./behaves.ts";
import { site } from "./smallSite.ts";
import { startFtp } from "./uploads.ts";

/** Explicit TLS, as RFC 4217 has it and cPanel's hosts offer it: the connection begins plain and is encrypted. */
describe.skipIf(!installed("vsftpd") || !installed("openssl"))("an FTPS host", () => {
  const usual = getCACertificates();
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = await makeCertificate("ftp.example.com");
    setDefaultCACertificates([...usual, readFileSync(certificate.file, "utf8")]);
  });
  afterAll(async () => {
    setDefaultCACertificates(usual);
    await certificate.discard();
  });
  const host = behaves(() => startFtp(certificate));

  test("lets nobody in who does not encrypt", async () => {
    await expect(deployTo({ ...host().target, protocol: "ftp" }, site(1))).rejects.toThrow(
      /takes no login without encryption: write ftps:\/\//,
    );
  });
});
