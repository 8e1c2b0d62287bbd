import { defineConfig } from 'vitest/config'
import { compiledTexts } from './web/build/compiled-texts.ts'

/** Files of one kind share their workers. */
const SHARED = {
  isolate: false,
  // What ends a test that hangs, on a machine that is busy with other things too; none is measured by them.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: [
    './scripts/testing/fresh-modules.ts',
    './scripts/testing/fail-on-console.ts',
    './scripts/testing/patient-waits.ts',
  ],
}

/** Three kinds of test, told apart by where they stand. Browser journeys are the fourth: `e2e/`. */
export default defineConfig({
  test: {
    // Many tests wait (for a queue, a lease, a killed process), so four at once keep two cores busy.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
      {
        plugins: [compiledTexts()],
        test: {
          ...SHARED,
          name: 'web',
          setupFiles: [
            ...SHARED.setupFiles,
            './web/test/fresh-page.ts',
            './scripts/testing/standards-mode.ts',
            './scripts/testing/load-texts.ts',
            './web/test/patient-screens.ts',
          ],
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
})
