import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Certificate } from "./certificate.ts";
import { asRoot, freePort, startProgram, temporaryFolder } from "./machine.ts";
import type { Running } from "./machine.ts";

const usualModules = [
  "mpm_event",
  "authz_core",
  "authz_host",
  "alias",
  "autoindex",
  "brotli",
  "deflate",
  "dir",
  "expires",
  "filter",
  "headers",
  "mime",
  "negotiation",
  "rewrite",
  "setenvif",
];

export type ApacheOptions = {
  /** The host's `AllowOverride` setting. */
  allowOverride?: string;
  without?: string[];
  certificate?: Certificate;
  /** Additional configuration lines. */
  extra?: string[];
};

const load = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;

/** Starts Debian's Apache with `folder` as its document root. */
export async function startApache(folder: string, options: ApacheOptions = {}): Promise<Running> {
  const { allowOverride = "All", without = [], certificate, extra = [] } = options;
  const port = await freePort();
  const home = await temporaryFolder("apache");
  const modules = usualModules.filter((name) => !without.includes(name));
  const lines = [
    `ServerRoot ${home}`,
    `PidFile ${home}/pid`,
    `ErrorLog ${home}/log`,
    `Listen 127.0.0.1:${port}`,
    `ServerName localhost:${port}`,
    ...(asRoot ? ["User www-data", "Group www-data"] : []),
    ...modules.map(load),
    ...["mime", "deflate", "dir", "negotiation"]
      .filter((name) => modules.includes(name) && existsSync(`/etc/apache2/mods-available/${name}.conf`))
      .map((name) => `Include /etc/apache2/mods-available/${name}.conf`),
    `DocumentRoot ${folder}`,
    `<Directory ${folder}>`,
    "Options Indexes FollowSymLinks",
    `AllowOverride ${allowOverride}`,
    "Require all granted",
    "</Directory>",
    '<FilesMatch "^\\.ht">',
    "Require all denied",
    "</FilesMatch>",
    ...(certificate ? encryption(certificate) : []),
    ...extra,
  ];
  await writeFile(`${home}/apache.conf`, `${lines.join("\n")}\n`);
  const args = ["-f", `${home}/apache.conf`, "-DFOREGROUND"];
  const program = await startProgram("apache2", args, { port, home, log: `${home}/log` });
  return { ...program, origin: certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}` };
}

const encryption = ({ file, key }: Certificate) => [
  ...["socache_shmcb", "ssl"].map(load),
  "SSLEngine on",
  `SSLCertificateFile ${file}`,
  `SSLCertificateKeyFile ${key}`,
];
