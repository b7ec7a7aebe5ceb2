import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { installed } from "../../hosting/machine.ts";
import { testUploads, deployTo } from "../../hosting/deploy/uploadTests.ts";
import { site } from "../../hosting/deploy/smallSite.ts";
import { startSftp } from "../../hosting/deploy/uploads.ts";

describe.skipIf(!installed("sshd", "openssh-server"))("an SFTP host", () => {
  const host = testUploads(startSftp);

  test("neither name nor password is sent to a host with another key", async () => {
    const { target } = host();
    const fault = (hostKey: string | undefined) => expect(deployTo({ ...target, hostKey }, site(1))).rejects;
    await fault(undefined).toThrow(`DEPLOY_HOST_KEY is not set. 127.0.0.1 has the key ${target.hostKey}`);
    await fault("SHA256:other").toThrow(/has another key than DEPLOY_HOST_KEY/);
  });

  test("a full disk is named in the error, which does not claim that the site works", async () => {
    symlinkSync("/dev/full", join(host().folder, ".deployed.part"));
    const full = deployTo(host().target, site(1));
    await expect(full).rejects.toThrow(/could not store .*disk or your quota is full/);
    await expect(full).rejects.toThrow(/0 of 45 files are done; the upload is not complete yet/);
  });

  test("a wrong password is named in the error", async () => {
    const wrong = deployTo({ ...host().target, keyFile: undefined, password: "wr0ng-password" }, site(1));
    await expect(wrong).rejects.toThrow(/rejects the login/);
  });
});
