import { defineConfig } from 'vitest/config'
import { compiledTexts } from './web/build/compiled-texts.ts'

/** Files of one kind share their workers. */
const SHARED = {
  isolate: false,
  // Of a machine that is busy with other things too.
  testTimeout: 60_000,
  setupFiles: ['./scripts/testing/fresh-modules.ts', './scripts/testing/fail-on-console.ts'],
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
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [compiledTexts()],
        test: {
          ...SHARED,
          name: 'web',
          setupFiles: [...SHARED.setupFiles, './scripts/testing/standards-mode.ts', './scripts/testing/load-texts.ts'],
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
})
