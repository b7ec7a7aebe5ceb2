import { describe, expect, test } from "vitest";
import { connectFault, storeFault } from "../../../src/tools/deploy/faults.ts";
import { readTarget, showTarget } from "../../../src/tools/deploy/target.ts";

describe("what the environment must say", () => {
  const right = {
    DEPLOY_URL: "ftps://ftp.example.com/public_html",
    DEPLOY_USER: "me",
    DEPLOY_PASSWORD: "s3cret",
  };
  test.each([
    [{ ...right, DEPLOY_URL: undefined }, /DEPLOY_URL is not set: write where/],
    [{ ...right, DEPLOY_USER: "" }, /DEPLOY_USER is not set/],
    [{ ...right, DEPLOY_PASSWORD: undefined }, /DEPLOY_PASSWORD is not set/],
    [{ ...right, DEPLOY_PASSWORD: "", DEPLOY_KEY_FILE: "k" }, /DEPLOY_PASSWORD is not set/],
    [{ ...right, DEPLOY_URL: "https://example.com/x" }, /write ftp:\/\/, ftps:\/\/ or sftp:\/\//],
    [{ ...right, DEPLOY_URL: "example.com" }, /no address to upload to/],
    [{ ...right, DEPLOY_URL: "ftps://me:s3cret@example.com/x" }, /holds a name or a password/],
    [{ ...right, DEPLOY_URL: "sftp://example.com" }, /names no folder/],
    [{ ...right, DEPLOY_URL: "ftp://example.com/" }, /names no folder/],
    [{ ...right, DEPLOY_URL: "ftp://example.com/a%0D%0ADELE" }, /line break/],
  ])("%j", (env, says) => {
    expect(() => readTarget(env)).toThrow(says);
    expect(() => readTarget(env)).not.toThrow(/s3cret/);
  });

  test.each([
    ["ftps://h/public_html/", "ftps", 21, "/public_html"],
    ["ftps://h:990/a%20b", "ftps", 990, "/a b"],
    ["sftp://h/~/www", "sftp", 22, "www"],
    ["ftp://[::1]:2121/~", "ftp", 2121, "."],
  ])("%s", (address, protocol, port, folder) => {
    const target = readTarget({ ...right, DEPLOY_URL: address });
    expect(target).toMatchObject({ protocol, port, folder });
    expect(showTarget(target)).not.toContain("me");
  });

  test("errors say what to do, and keep a secret that the host repeats", () => {
    const target = readTarget(right);
    const say = (words: string, code?: string | number) =>
      connectFault(Object.assign(new Error(words), code === undefined ? {} : { code }), target).message;
    expect(say("getaddrinfo ENOTFOUND ftp.example.com", "ENOTFOUND")).toMatch(/no host ftp\.example\.com/);
    expect(say("Timeout (control socket)")).toMatch(/does not answer on port 21/);
    expect(say("Hostname/IP does not match certificate's altnames", "ERR_TLS_CERT_ALTNAME_INVALID")).toMatch(
      /certificate/,
    );
    expect(say("530 Login with s3cret failed", 530)).toMatch(/refuses the login.*with … failed/);
    expect(storeFault(new Error("552 Disk full"), "a.css", "").message).toMatch(/no room left for a\.css/);
  });
});
