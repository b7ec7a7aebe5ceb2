import { networkInterfaces } from "node:os";

/** The addresses at which other devices of the network reach a port of this one. */
export const networkOrigins = (port: number, interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
