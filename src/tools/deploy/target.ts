import { DeployError } from "./deployError.ts";

/** Where the site goes, and with which right. */
export type Target = {
  protocol: "ftp" | "ftps" | "sftp";
  host: string;
  port: number;
  /** The site's folder; one that does not begin with a slash is looked for where the login lands. */
  folder: string;
  user: string;
  password: string;
  /** File of a private key for SFTP; `password` opens it, if it is locked. */
  keyFile: string | undefined;
  /** Fingerprint that an SFTP host must show, as `SHA256:` and base64. */
  hostKey: string | undefined;
};

const ports = { ftp: 21, ftps: 21, sftp: 22 };
const example = "ftps://ftp.example.com/public_html";

/**
 * Reads DEPLOY_URL, DEPLOY_USER, DEPLOY_PASSWORD, DEPLOY_KEY_FILE and DEPLOY_HOST_KEY. Secrets are taken from the
 * environment alone, as addresses end up in histories and logs.
 * @throws DeployError that names everything to set
 */
export function readTarget(env: Readonly<Record<string, string | undefined>>): Target {
  const { DEPLOY_URL: address, DEPLOY_USER: user = "", DEPLOY_PASSWORD: password = "" } = env;
  const url = address ? parseAddress(address) : undefined;
  const keyFile = env["DEPLOY_KEY_FILE"] || undefined;
  const missing = [
    address ? "" : `DEPLOY_URL is not set: write where the site goes, like ${example}`,
    user ? "" : "DEPLOY_USER is not set: write the name that you log in to the host with",
    password || (keyFile && url?.protocol === "sftp")
      ? ""
      : "DEPLOY_PASSWORD is not set: write the password (or, for sftp://, name a key's file in DEPLOY_KEY_FILE)",
  ].filter((line) => line !== "");
  if (!url || missing.length > 0) throw new DeployError(missing.join("\n"));
  return { ...url, user, password, keyFile, hostKey: fingerprintIn(env["DEPLOY_HOST_KEY"]) };
}

function parseAddress(address: string): Pick<Target, "protocol" | "host" | "port" | "folder"> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocol = url?.protocol.slice(0, -1) ?? "";
  if (!url || !isKnown(protocol) || url.hostname === "")
    throw new DeployError(
      `DEPLOY_URL is no address to upload to: write ftp://, ftps:// or sftp://, the host and the folder, like ${example}`,
    );
  if (url.username || url.password)
    throw new DeployError(
      "DEPLOY_URL holds a name or a password: move them to DEPLOY_USER and DEPLOY_PASSWORD, out of sight of logs",
    );
  return {
    protocol,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || ports[protocol],
    folder: folderOf(url.pathname),
  };
}

/** A fingerprint as ssh-keygen shows it; hosts publish it with or without `SHA256:` and the closing `=`. */
function fingerprintIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [, digest] = /^(?:SHA256:)?([A-Za-z0-9+/]{43})=?$/.exec(text.trim()) ?? [];
  if (digest === undefined)
    throw new DeployError(
      "DEPLOY_HOST_KEY is no SHA-256 fingerprint: write SHA256: and 43 letters and digits, as the host publishes it; one with colons is MD5, which is too weak",
    );
  return `SHA256:${digest}`;
}

const isKnown = (name: string): name is Target["protocol"] => name in ports;

/** `/public_html` from the top, `/~/public_html` from where the login lands. */
function folderOf(pathname: string): string {
  const path = decodeURIComponent(pathname).replace(/\/+$/, "");
  if (path === "")
    throw new DeployError(
      `DEPLOY_URL names no folder: write the one that the host shows as the website, like ${example}, or /~ for the one that the login lands in`,
    );
  if (/\p{Cc}/u.test(path)) throw new DeployError("DEPLOY_URL has a line break in its folder");
  return path.startsWith("/~") ? path.slice(2).replace(/^\/+/, "") || "." : path;
}

/** A target as it may be shown: no name, no secret. */
export const showTarget = ({ protocol, host, folder }: Target): string =>
  `${protocol}://${host}${folder.startsWith("/") ? "" : "/~/"}${folder === "." ? "" : folder}`;
