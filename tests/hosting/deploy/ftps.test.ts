import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Certificate, makeCertificate } from "../certificate.ts";
import { installed } from "../machine.ts";
import { testUploads, deployTo } from "./uploadTests.ts";
import { site } from "./smallSite.ts";
import { startFtp } from "./uploads.ts";

/** Explicit TLS (RFC 4217) as on cPanel hosts: the connection begins unencrypted and is upgraded. */
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
  const host = testUploads(() => startFtp(certificate));

  test("a login without encryption is refused, and the error names ftps://", async () => {
    await expect(deployTo({ ...host().target, protocol: "ftp" }, site(1))).rejects.toThrow(
      /requires encryption: use ftps:\/\//,
    );
  });
});
