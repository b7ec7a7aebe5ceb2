import { UserError } from "../commandLine.ts";

/** Something that stops a deployment, in words for its owner. */
export class DeployError extends UserError {}
