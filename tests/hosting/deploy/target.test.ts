import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { connectError } from "../../../src/cli/deploy/errors.ts";
import { completeSettings } from "../../../src/cli/deploy/settings.ts";
import { readTarget, showTarget } from "../../../src/cli/deploy/target.ts";

test("in a terminal missing settings are asked for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "settings-"));
  const file = join(folder, ".deploy.json");
  const answers = ["", "ftp://ftp.example.com", "public html", "me", "s3cret", "again"];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers[asked.length - 1] ?? "";
  };
  const first = readTarget(await completeSettings({ DEPLOY_URL: "" }, file, ask));
  expect(first).toMatchObject({
    protocol: "ftps",
    host: "ftp.example.com",
    folder: "public html",
    user: "me",
  });
  expect(first.password).toBe("s3cret");
  expect(await readFile(file, "utf8")).not.toContain("s3cret");
  const second = readTarget(await completeSettings({ DEPLOY_USER: "other" }, file, ask));
  expect(second).toEqual({ ...first, user: "other", password: "again" });
  expect(asked).toHaveLength(6);
  await expect(completeSettings({}, join(folder, "none"), async () => "")).rejects.toThrow(
    /valid upload URL/,
  );
  expect(await readdir(folder)).toEqual([".deploy.json"]);
  expect(await completeSettings({ DEPLOY_PASSWORD: "p" }, join(folder, "none"))).toEqual({
    DEPLOY_PASSWORD: "p",
  });
  await rm(folder, { recursive: true });
});

describe("the environment variables", () => {
  const right = {
    DEPLOY_URL: "ftps://ftp.example.com/public_html",
    DEPLOY_USER: "me",
    DEPLOY_PASSWORD: "s3cret",
  };
  test.each([
    [{ ...right, DEPLOY_URL: undefined }, /DEPLOY_URL is not set: write the upload URL/],
    [{ ...right, DEPLOY_PASSWORD: undefined }, /DEPLOY_PASSWORD is not set/],
    [{ ...right, DEPLOY_URL: "https://example.com/x" }, /write ftp:\/\/, ftps:\/\/ or sftp:\/\//],
    [{ ...right, DEPLOY_URL: "ftps://me:s3cret@example.com/x" }, /contains a name or a password/],
    [{ ...right, DEPLOY_URL: "sftp://example.com" }, /has no folder/],
    [{ ...right, DEPLOY_URL: "ftp://example.com/a%0D%0ADELE" }, /line break/],
  ])("%j", (env, message) => {
    expect(() => readTarget(env)).toThrow(message);
    expect(() => readTarget(env)).not.toThrow(/s3cret/);
  });

  test.each([
    ["ftps://h/public_html/", "ftps", 21, "/public_html"],
    ["ftps://h:990/a%20b", "ftps", 990, "/a b"],
    ["sftp://h/~/www", "sftp", 22, "www"],
  ])("%s", (address, protocol, port, folder) => {
    const target = readTarget({ ...right, DEPLOY_URL: address });
    expect(target).toMatchObject({ protocol, port, folder });
    expect(showTarget(target)).not.toContain("me");
  });

  const digest = "5BzCMf2C8yu6LnbDmoWmNCuPtR2kR1+0xLmiNvSJrno";
  test("a fingerprint is valid with or without its prefix", () => {
    const keyOf = (written: string) => readTarget({ ...right, DEPLOY_HOST_KEY: written }).hostKey;
    for (const written of [digest, ` SHA256:${digest}=\n`]) expect(keyOf(written)).toBe(`SHA256:${digest}`);
    expect(() => keyOf("MD5:16:27:ac:a5")).toThrow(/is not a SHA-256 fingerprint/);
  });

  test("errors hide secrets that the host repeats", () => {
    const target = readTarget(right);
    const say = (words: string, code?: string | number) =>
      connectError(Object.assign(new Error(words), code === undefined ? {} : { code }), target).message;
    expect(say("getaddrinfo ENOTFOUND ftp.example.com", "ENOTFOUND")).toMatch(
      /host ftp\.example\.com can't be found/,
    );
    expect(say("Timeout (control socket)")).toMatch(/does not respond on port 21/);
    expect(say("Hostname/IP does not match certificate's altnames", "ERR_TLS_CERT_ALTNAME_INVALID")).toMatch(
      /certificate/,
    );
    expect(say("530 Login with s3cret failed", 530)).toMatch(/rejects the login.*with … failed/);
  });
});
