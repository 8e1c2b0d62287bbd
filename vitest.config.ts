import { defineConfig } from 'vitest/config'

/** Three kinds of test, told apart by where they stand. Browser journeys are the fourth: `e2e/`. */
export default defineConfig({
  test: {
    // Many tests wait (for a queue, a lease, a killed process), so three at once keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['./scripts/testing/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: ['./scripts/testing/fail-on-console.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./scripts/testing/fail-on-console.ts'],
        },
      },
    ],
  },
})
