import { networkInterfaces } from "node:os";

/** URLs that other devices on the network can use to reach a local port. */
export const networkOrigins = (port: number, interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
