import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serverFolder } from "../../src/build/hosting/hostFiles.ts";
import { asRoot, freePort, type Program, startProgram, temporaryFolder } from "./machine.ts";

/** A web server on a free port of this machine. */
export type Running = Program & { origin: string };

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
  const args = ["-c", `${home}/nginx.conf`, "-e", `${home}/log`];
  const program = await startProgram("nginx", args, { port, home, log: `${home}/log` });
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

/** Caddy with the Caddyfile of the build; certificates are for hosts that the internet reaches. */
export async function startCaddy(folder: string, wwwAlias: string): Promise<Running> {
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
    SITE_TWIN: `http://${wwwAlias}:${port}`,
    SITE_ROOT: folder,
  };
  const args = ["run", "--config", `${home}/Caddyfile`, "--adapter", "caddyfile"];
  const program = await startProgram("caddy", args, { port, home, env });
  return { ...program, origin: `http://127.0.0.1:${port}` };
}
