import { UserError } from "../../build/lib/userError.ts";

export class DeployError extends UserError {
  /** The fingerprint of the host's key. Only set if DEPLOY_HOST_KEY is missing. */
  unknownKey?: string;
}
