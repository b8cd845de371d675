import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  routeDiscovery: { mode: "initial" },
  // The loaders are small: one file a page is fewer requests.
  splitRouteModules: false,
} satisfies Config;
