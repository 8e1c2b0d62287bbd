import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/testing/longest-first.ts'

/** Those of more than 35 seconds, by what they took on two cores beside the others. */
const LONG = [
  'killed',
  'killed-browser',
  'recite-material',
  'screens',
  'away',
  'recite-edit',
  'recite-study',
  'ocr',
  'listening-screens',
  'recite-covers',
  'exam',
  'second-device',
  'library-screens',
  'account-screens',
  'lecture',
  'library',
  'review-screens',
  'layout-shift',
  'exam-screens',
  'lecture-screens',
  'writing-screens',
  'notes',
  'listening',
  'site',
  'mistakes',
  'session',
  'understanding',
  'recite-many',
  'speaking',
  'review',
  'speaking-screens',
  'recite-kinds',
  'languages-english',
  'formulas',
].map((name) => `journeys/${name}.test.ts`)

/** Journeys through the whole product in a real browser. `npm run test:e2e recite` runs some, on what is built. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./support/start-site.ts'],
    // What ends a journey that hangs, on a machine that is busy with other things too.
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
    // Journeys mostly wait, so three at once keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONG) },
    isolate: false,
  },
})
