import { defineConfig } from 'vitest/config'

/** Journeys through the whole product in a real browser. `npx vitest run -c e2e/vitest.config.ts recite` runs some. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./support/start-site.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser at a time: two on two cores make each other's waits run out.
    fileParallelism: false,
  },
})
