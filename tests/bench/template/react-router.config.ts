import type { Config } from "@react-router/dev/config";

// Everything else as the template has it.
export default {
  appDirectory: "../../../app",
  buildDirectory: "../../../.wrangler/bench/template-build",
} satisfies Config;
