import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { listen, siteHandler } from "../../src/cli/serve/server.ts";
import { hiddenFolder } from "../../src/build/lib/files.ts";
import type { CanonicalRedirects } from "../../src/hosting/table.ts";
import { startApache } from "./apache.ts";
import type { Certificate } from "./certificate.ts";
import { asRoot, freePort, installed, type Running, startProgram, temporaryFolder } from "./machine.ts";
import type { Staged } from "./site.ts";

/** Adds the lines that certbot adds, and HTTP/2 as src/hosting/README.md describes. */
const asCertbotDoes = (text: string, port: number, { file, key }: Certificate) =>
  text.replace(
    /\}\s*$/,
    `listen 127.0.0.1:${port} ssl http2; # managed by Certbot\nssl_certificate ${file};\nssl_certificate_key ${key};\n}\n`,
  );

/** Starts nginx with the generated configuration, after setting the folder and the port as an owner would. */
export async function startNginx(folder: string, certificate?: Certificate): Promise<Running> {
  const port = await freePort();
  const plainPort = certificate ? await freePort() : port;
  const home = await temporaryFolder("nginx");
  const site = (await readFile(join(folder, hiddenFolder, "nginx.conf"), "utf8"))
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen [::]:80;", "")
    .replaceAll(/\/var\/www\/[^/;]+/g, folder);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  await writeFile(`${home}/site.conf`, certificate ? asCertbotDoes(site, port, certificate) : site);
  await writeFile(
    `${home}/nginx.conf`,
    `${asRoot ? "user root;\n" : ""}daemon off;\npid ${home}/pid;\nerror_log ${home}/log;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\ninclude ${home}/site.conf;\n}\n`,
  );
  const args = ["-c", `${home}/nginx.conf`, "-e", `${home}/log`];
  const program = await startProgram("nginx", args, { port, home, log: `${home}/log` });
  return { ...program, origin: `${certificate ? "https" : "http"}://127.0.0.1:${port}` };
}

/** Starts Caddy with the generated configuration, after setting the folder and the host as an owner would. */
async function startCaddy(folder: string, { host }: CanonicalRedirects): Promise<Running> {
  const port = await freePort();
  const home = await temporaryFolder("caddy");
  const site = (await readFile(join(folder, hiddenFolder, "Caddyfile"), "utf8"))
    .replaceAll(`/var/www/${host}`, folder)
    .replace(new RegExp(`^.*http://${host}.* \\{$`, "m"), `:${port} {`);
  await writeFile(`${home}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const args = ["run", "--config", `${home}/Caddyfile`, "--adapter", "caddyfile"];
  const program = await startProgram("caddy", args, { port, home, env });
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

export type Start = (staged: Staged) => Promise<Running>;

const startPreview: Start = async ({ folder, table: own }) => {
  const server = createServer(siteHandler({ folder, hosting: own }));
  const port = await listen(server, 4600, "127.0.0.1");
  const stop = async () => server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${port}`, stop, log: async () => "" };
};

/** Servers under test. Each name begins with the program's name. */
export const hosts: [name: string, start: Start][] = [
  ["apache2", ({ folder }) => startApache(folder, { allowOverride: "FileInfo" })],
  ["nginx", ({ folder }) => startNginx(folder)],
  ["caddy", ({ folder, table: own }) => startCaddy(folder, own.canonical)],
  ["preview", startPreview],
];

export const isMissing = (name: string) => name !== "preview" && !installed(name.split(" ")[0] ?? "");
