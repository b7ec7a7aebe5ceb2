import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { installed } from "../../hosting/machine.ts";
import { site } from "../../hosting/deploy/smallSite.ts";
import { deployTo, testUploads } from "../../hosting/deploy/uploadTests.ts";
import { startFtp, startSftp } from "../../hosting/deploy/uploads.ts";

describe.skipIf(!installed("vsftpd"))("an FTP host", () => {
  const host = testUploads(startFtp);

  test("a wrong password and a host without encryption are named in the error", async () => {
    const { target } = host();
    const wrong = deployTo({ ...target, password: "wrong" }, site(1));
    await expect(wrong).rejects.toThrow(/rejects the login: check DEPLOY_USER and DEPLOY_PASSWORD/);
    await expect(deployTo({ ...target, protocol: "ftps" }, site(1))).rejects.toThrow(/does not support ftps/);
  });
});

describe.skipIf(!installed("sshd", "openssh-server"))("an SFTP host", () => {
  const host = testUploads(startSftp);

  test.each([
    [{ hostKey: undefined }, /DEPLOY_HOST_KEY is not set\. 127\.0\.0\.1 has the key SHA256:/],
    [{ hostKey: "SHA256:other" }, /has another key than DEPLOY_HOST_KEY/],
    [{ keyFile: undefined, password: "wrong" }, /rejects the login/],
  ])("with %j it refuses the upload", async (change, message) => {
    await expect(deployTo({ ...host().target, ...change }, site(1))).rejects.toThrow(message);
  });

  test("a full disk is named in the error, which does not claim that the site works", async () => {
    symlinkSync("/dev/full", join(host().folder, ".deployed.part"));
    await expect(deployTo(host().target, site(1))).rejects.toThrow(
      /could not store .*disk or your quota is full.*0 of 45 files are done; the upload is not complete yet/s,
    );
  });
});
