import { describe, expect, test } from "vitest";
import { sendRequest } from "../../src/cli/verify/sendRequest.ts";
import { verifyHost } from "../../src/cli/verify/verifyHost.ts";
import { type ApacheOptions, startApache } from "./apache.ts";
import { installed } from "./machine.ts";
import { servedToAll } from "./served.ts";
import { asSecure, table } from "./site.ts";

const apache = (name: string, options: ApacheOptions | ((folder: string) => ApacheOptions), run: Run) =>
  describe.skipIf(!installed("apache2"))(name, () => {
    const start = (folder: string) => (typeof options === "function" ? options(folder) : options);
    run(servedToAll(({ folder }) => startApache(folder, start(folder))));
  });
type Run = (served: ReturnType<typeof servedToAll>) => void;

const broken = (folder: string) => ({
  extra: [`<Directory ${folder}>`, "Redirect 500 /broken", "</Directory>"],
});
apache("an Apache with a broken program", broken, (served) => {
  const headers = { "Accept-Encoding": "gzip, deflate, br" };

  test("sends the styled page of status 500", async () => {
    const reply = await sendRequest(asSecure(served().server.origin), { path: "/broken", headers });
    const { "content-encoding": encoding, "content-type": type } = reply.headers;
    expect([reply.status, encoding, type]).toEqual([500, "br", "text/html; charset=utf-8"]);
  });

  test("returns 304 for an unchanged page", async () => {
    for (const path of ["/", "/about"]) {
      const host = asSecure(served().server.origin);
      const first = await sendRequest(host, { path, headers });
      const known = { ...headers, "If-None-Match": first.headers.etag ?? "" };
      const again = await sendRequest(host, { path, headers: known });
      expect([first.status, first.headers.vary]).toEqual([200, "Accept-Encoding"]);
      expect([again.status, again.headers.vary]).toEqual([304, "Accept-Encoding"]);
    }
  });
});

// Hosts on which `.htaccess` breaks every page. For these hosts, src/hosting/README.md advises renaming the
// file.
const breaking: [name: string, options: (folder: string) => ApacheOptions, message: RegExp, fix: RegExp][] = [
  [
    "grants no FileInfo",
    () => ({ allowOverride: "AuthConfig Limit Indexes" }),
    /server error.*\.htaccess/,
    /AllowOverride FileInfo.*rename \.htaccess/,
  ],
  [
    "has no option for symbolic links, which mod_rewrite needs",
    (folder) => ({
      allowOverride: "FileInfo",
      extra: [`<Directory ${folder}>`, "Options None", "</Directory>"],
    }),
    /denies access to files that exist/,
    /every page is refused.*Options SymLinksIfOwnerMatch/,
  ],
];
for (const [name, options, message, fix] of breaking)
  apache(`an Apache that ${name}`, options, (served) =>
    test("breaks every page while verify reports the reason", async () => {
      const { staged, server } = served();
      const { files } = staged;
      const { problems } = await verifyHost(server, {
        files,
        hosting: table,
        removed: [],
        now: new Date(0),
      });
      expect(problems[0]?.message).toMatch(message);
      expect(problems[0]?.fix).toMatch(fix);
    }),
  );
