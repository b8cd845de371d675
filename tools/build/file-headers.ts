const name = "Strict-Transport-Security";

/**
 * The _headers of the built files with the worker's own policy on https: a browser heeds the latest one that it
 * gets from a host, so that files and pages have to say the same.
 */
export function withPolicyOf(worker: Headers, fileHeaders: string): string {
  return fileHeaders.replace(new RegExp(`${name}: .*`), `${name}: ${worker.get(name)}`);
}
