import { DeployError } from "./errors.ts";
import type { Target } from "./transport.ts";

const ports = { ftp: 21, ftps: 21, sftp: 22 };
const example = "ftps://ftp.example.com/public_html";

/**
 * Reads DEPLOY_URL, DEPLOY_USER, DEPLOY_PASSWORD, DEPLOY_KEY_FILE and DEPLOY_HOST_KEY. The URL must not
 * contain secrets, because URLs appear in shell histories and logs.
 *
 * @throws DeployError listing all missing settings
 */
export function readTarget(env: Readonly<Record<string, string | undefined>>): Target {
  const { DEPLOY_URL: text, DEPLOY_USER: user = "", DEPLOY_PASSWORD: password = "" } = env;
  const url = text ? parseUploadUrl(text) : undefined;
  const keyFile = env["DEPLOY_KEY_FILE"] || undefined;
  const missing = [
    text ? "" : `DEPLOY_URL is not set: write the upload URL, like ${example}`,
    user ? "" : "DEPLOY_USER is not set: write the login name",
    password || (keyFile && url?.protocol === "sftp")
      ? ""
      : "DEPLOY_PASSWORD is not set: write the password (or, for sftp://, set DEPLOY_KEY_FILE to the path of a key)",
  ].filter((line) => line !== "");
  if (!url || missing.length > 0) throw new DeployError(missing.join("\n"));
  return { ...url, user, password, keyFile, hostKey: fingerprintIn(env["DEPLOY_HOST_KEY"]) };
}

function parseUploadUrl(text: string): Pick<Target, "protocol" | "host" | "port" | "folder"> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol.slice(0, -1) ?? "";
  if (!url || !isKnown(protocol) || url.hostname === "")
    throw new DeployError(
      `DEPLOY_URL is not a valid upload URL: write ftp://, ftps:// or sftp://, the host and the folder, like ${example}`,
    );
  if (url.username || url.password)
    throw new DeployError(
      "DEPLOY_URL contains a name or a password: move them to DEPLOY_USER and DEPLOY_PASSWORD, which logs don't show",
    );
  return {
    protocol,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || ports[protocol],
    folder: folderOf(url.pathname),
  };
}

/** Hosts publish fingerprints with or without `SHA256:` and the trailing `=`. */
function fingerprintIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [, digest] = /^(?:SHA256:)?([A-Za-z0-9+/]{43})=?$/.exec(text.trim()) ?? [];
  if (digest === undefined)
    throw new DeployError(
      "DEPLOY_HOST_KEY is not a SHA-256 fingerprint: write SHA256: and 43 letters and digits, as the host publishes it; one with colons is MD5, which is too weak",
    );
  return `SHA256:${digest}`;
}

const isKnown = (name: string): name is Target["protocol"] => name in ports;

/** `/public_html` is absolute. `/~/public_html` is relative to the login directory. */
function folderOf(pathname: string): string {
  const path = decodeURIComponent(pathname).replace(/\/+$/, "");
  if (path === "")
    throw new DeployError(
      `DEPLOY_URL has no folder: add the website's folder, like ${example}, or /~ for the login directory`,
    );
  if (/\p{Cc}/u.test(path)) throw new DeployError("DEPLOY_URL has a line break in its folder");
  return path.startsWith("/~") ? path.slice(2).replace(/^\/+/, "") || "." : path;
}

export const showTarget = ({ protocol, host, folder }: Target): string =>
  `${protocol}://${host}${folder.startsWith("/") ? "" : "/~/"}${folder === "." ? "" : folder}`;
