import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/testing/longest-first.ts'

/** Those of more than half a minute, by what they took on two cores. */
const LONG = [
  'killed',
  'recite-material',
  'screens',
  'mistakes',
  'recite-edit',
  'recite-study',
  'review',
  'lecture',
  'away',
]
  .concat('notes', 'exam', 'site', 'listening-screens', 'ocr', 'exam-screens', 'languages-english', 'recite-covers')
  .map((name) => `journeys/${name}.test.ts`)

/** Journeys through the whole product in a real browser. `npx vitest run -c e2e/vitest.config.ts recite` runs some. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./support/start-site.ts'],
    // What ends a journey that hangs, on a machine that is busy with other things too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Journeys mostly wait, so three at once keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONG) },
    isolate: false,
  },
})
