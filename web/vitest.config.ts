// Apart from vite.config.ts, so that the client is built without its tests' packages.
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      testTimeout: 60_000, // for a machine that is busy elsewhere
      environment: "jsdom",
      setupFiles: ["tests/setup.ts"],
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    },
  }),
);
