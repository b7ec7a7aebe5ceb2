import { UserError } from "../../build/lib/userError.ts";

/** A failed deployment, with a message for the site's owner. */
export class DeployError extends UserError {
  /** Fingerprint of the host's key, if DEPLOY_HOST_KEY is not set. */
  unknownKey?: string;
}
