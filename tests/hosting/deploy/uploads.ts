import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { fingerprint } from "../../../src/cli/deploy/sftp.ts";
import type { Target } from "../../../src/cli/deploy/transport.ts";
import type { Certificate } from "../certificate.ts";
import { asRoot, freePort, startProgram, temporaryFolder } from "../machine.ts";
import type { Files } from "./smallSite.ts";

export type UploadHost = { target: Target; folder: string; stop: () => Promise<void> };

export const published = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !path.startsWith(".deploy"))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path))]),
  );

/**
 * Starts Debian's vsftpd with an anonymous login, so the machine needs no FTP account. With a certificate,
 * the server rejects unencrypted logins, and also data connections that don't resume the login's TLS session.
 */
export async function startFtp(certificate?: Certificate): Promise<UploadHost> {
  const port = await freePort();
  const home = await temporaryFolder("ftp");
  const folder = join(home, "root/site");
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, "empty"));
  if (asRoot) execFileSync("chown", ["ftp", folder]);
  writeFileSync(join(home, "passwords"), "right-password\n");
  const may = [
    "anonymous",
    "write",
    "anon_upload",
    "anon_mkdir_write",
    "anon_other_write",
    "secure_email_list",
  ];
  const settings = [
    ...["listen", ...may.map((name) => `${name}_enable`)].map((name) => `${name}=YES`),
    ...["background", "local_enable", "anon_world_readable_only", "seccomp_sandbox"].map(
      (name) => `${name}=NO`,
    ),
    ...["isolate", "isolate_network"].map((name) => `${name}=NO`),
    "listen_address=127.0.0.1",
    `listen_port=${port}`,
    "anon_umask=022",
    `anon_root=${home}/root`,
    `secure_chroot_dir=${home}/empty`,
    `email_password_file=${home}/passwords`,
    ...(asRoot ? [] : ["run_as_launching_user=YES"]),
    ...(certificate ? encryption(certificate) : []),
  ];
  writeFileSync(join(home, "vsftpd.conf"), `${settings.join("\n")}\n`);
  const { stop } = await startProgram("vsftpd", [join(home, "vsftpd.conf")], { port, home });
  const login = { user: "anonymous", password: "right-password", keyFile: undefined, hostKey: undefined };
  return {
    target: {
      protocol: certificate ? "ftps" : "ftp",
      host: "127.0.0.1",
      port,
      folder: asRoot ? "/site" : "site",
      ...login,
    },
    folder,
    stop,
  };
}

const encryption = ({ file, key }: Certificate) => [
  ...[
    "ssl_enable",
    "allow_anon_ssl",
    "force_anon_logins_ssl",
    "force_anon_data_ssl",
    "require_ssl_reuse",
  ].map((name) => `${name}=YES`),
  "ssl_ciphers=HIGH",
  `rsa_cert_file=${file}`,
  `rsa_private_key_file=${key}`,
];

/** Starts OpenSSH's server with one authorised key, for the user who runs the tests. */
export async function startSftp(): Promise<UploadHost> {
  const port = await freePort();
  const home = await temporaryFolder("sftp");
  const folder = join(home, "site");
  mkdirSync(folder);
  if (asRoot) mkdirSync("/run/sshd", { recursive: true });
  for (const name of ["host", "login"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(home, name)]);
  chmodSync(join(home, "login"), 0o600);
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${home}/host`,
    `AuthorizedKeysFile ${home}/login.pub`,
    `PidFile ${home}/pid`,
    "StrictModes no",
    "UsePAM no",
    "PasswordAuthentication no",
    "PermitRootLogin yes",
    "Subsystem sftp internal-sftp",
  ];
  writeFileSync(join(home, "sshd_config"), `${lines.join("\n")}\n`);
  const { stop } = await startProgram("sshd", ["-D", "-e", "-f", join(home, "sshd_config")], { port, home });
  const [, key = ""] = (await readFile(join(home, "host.pub"), "utf8")).split(" ");
  return {
    target: {
      protocol: "sftp",
      host: "127.0.0.1",
      port,
      folder,
      user: userInfo().username,
      password: "",
      keyFile: join(home, "login"),
      hostKey: fingerprint(Buffer.from(key, "base64")),
    },
    folder,
    stop,
  };
}
