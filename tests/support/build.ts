import { execFileSync } from "node:child_process";

export const workerBundle = "build/worker";

/** Builds what a deploy would ship, with the operator's own command. */
export default function build() {
  const command = ["deploy", "--dry-run", "--outdir", workerBundle];
  try {
    execFileSync("wrangler", command, { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler ${command.join(" ")} failed\n${stdout}\n${stderr}`);
  }
}
