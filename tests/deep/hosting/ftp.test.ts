import { describe, expect, test } from "vitest";
import { installed } from "../../hosting/machine.ts";
import { testUploads, deployTo, leftovers, published } from "../../hosting/deploy/uploadTests.ts";
import { lacking, site, sorted } from "../../hosting/deploy/smallSite.ts";
import { cuttingProxy, startFtp } from "../../hosting/deploy/uploads.ts";

describe.skipIf(!installed("vsftpd"))("an FTP host", () => {
  const host = testUploads(startFtp);

  test("repeated connection losses leave a working site, and every run resumes the last", async () => {
    const { target, folder } = host();
    await deployTo(target, site(1));
    const { steps } = await deployTo(target, site(2), { dryRun: true });
    const done: number[] = [];
    for (let ended = false; !ended && done.length < 20;) {
      const line = await cuttingProxy(target.port, 150 + done.length);
      let count = 0;
      ended = await deployTo({ ...target, port: line.port }, site(2), { report: () => count++ }).then(
        () => true,
        (fault: Error) => {
          expect(fault.message).toMatch(
            /The connection was lost at .*\n\d+ of \d+ files are done.* continue from there/s,
          );
          return false;
        },
      );
      line.server.close();
      done.push(count);
      expect(lacking(published(folder))).toEqual([]);
    }
    expect(done.length).toBeGreaterThan(2);
    const repeated = done.reduce((sum, count) => sum + count) - steps.length;
    expect(repeated).toBeLessThanOrEqual(20 * (done.length - 1));
    expect(published(folder)).toEqual(sorted(site(2)));
    expect(leftovers(folder)).toEqual([]);
  });

  test("a wrong password and a host without encryption are named in the error, without the password", async () => {
    const { target } = host();
    const wrong = deployTo({ ...target, password: "wr0ng-password" }, site(1));
    await expect(wrong).rejects.toThrow(/rejects the login: check DEPLOY_USER and DEPLOY_PASSWORD/);
    await expect(wrong).rejects.not.toThrow(/wr0ng/);
    await expect(deployTo({ ...target, protocol: "ftps" }, site(1))).rejects.toThrow(/does not support ftps/);
  });
});
