import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { serverFolder } from "../../src/build/hosting/hostFiles.ts";
import { findProgram, temporaryFolder } from "./site.ts";

/** A web server on a free port of this machine. */
export type Running = { origin: string; stop: () => Promise<void>; log: () => Promise<string> };

const asRoot = process.getuid?.() === 0;

/** Modules of Apache that a usual host has; tests leave some out. */
export const apacheModules = [
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

export type ApacheOptions = { allowOverride?: string; without?: string[]; extra?: string[] };

/** Debian's Apache with a folder as its document root and whatever the host grants to `.htaccess`. */
export async function startApache(folder: string, options: ApacheOptions = {}): Promise<Running> {
  const { allowOverride = "All", without = [], extra = [] } = options;
  const port = await freePort();
  const home = await temporaryFolder("apache");
  const modules = apacheModules.filter((name) => !without.includes(name));
  const lines = [
    `ServerRoot ${home}`,
    `PidFile ${home}/pid`,
    `ErrorLog ${home}/log`,
    `Listen 127.0.0.1:${port}`,
    `ServerName localhost:${port}`,
    ...(asRoot ? ["User www-data", "Group www-data"] : []),
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
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
    ...extra,
  ];
  await writeFile(`${home}/apache.conf`, `${lines.join("\n")}\n`);
  return start("apache2", ["-f", `${home}/apache.conf`, "-DFOREGROUND"], {
    port,
    home,
    log: `${home}/log`,
  });
}

/** nginx with the site file of the build, its port and folder put in. */
export async function startNginx(folder: string): Promise<Running> {
  const port = await freePort();
  const home = await temporaryFolder("nginx");
  const site = (await readFile(join(folder, serverFolder, "nginx.conf"), "utf8"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(/root \/var\/www\/[^;]+;/, `root ${folder};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  await writeFile(`${home}/site.conf`, site);
  await writeFile(
    `${home}/nginx.conf`,
    `${asRoot ? "user root;\n" : ""}daemon off;\npid ${home}/pid;\nerror_log ${home}/log;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\ninclude ${home}/site.conf;\n}\n`,
  );
  return start("nginx", ["-c", `${home}/nginx.conf`, "-e", `${home}/log`], {
    port,
    home,
    log: `${home}/log`,
  });
}

/** Caddy with the Caddyfile of the build; certificates are for hosts that the internet reaches. */
export async function startCaddy(folder: string, twin: string): Promise<Running> {
  const port = await freePort();
  const home = await temporaryFolder("caddy");
  const file = join(folder, serverFolder, "Caddyfile");
  await writeFile(`${home}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\nimport ${file}\n`);
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    SITE_ADDRESS: `:${port}`,
    SITE_TWIN: `http://${twin}:${port}`,
    SITE_ROOT: folder,
  };
  return start("caddy", ["run", "--config", `${home}/Caddyfile`, "--adapter", "caddyfile"], {
    port,
    home,
    env,
  });
}

type Started = { port: number; home: string; log?: string; env?: NodeJS.ProcessEnv };

async function start(program: string, args: string[], { port, home, log, env }: Started): Promise<Running> {
  const child = spawn(findProgram(program) ?? program, args, { env: env ?? process.env });
  // A run that is cut off leaves no server behind.
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const readLog = async () => output + (log ? await readFile(log, "utf8").catch(() => "") : "");
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilListening(port, child).catch(async () => {
    throw new Error(`${program} did not start:\n${await readLog()}`);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log: readLog,
    async stop() {
      process.off("exit", end);
      end();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("ended");
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** A port that nobody listens on now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
