import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/testing/longest-first.ts'
import { compiledTexts } from './web/build/compiled-texts.ts'
import { lucideIcons } from './web/build/lucide-icons.ts'

/** Those of more than 35 seconds, by what they took on two cores beside the others. */
const LONG = [
  'http/attack',
  'killed-generations',
  'modules/recite/imports/imports',
  'core/generation/killed-runs',
  'core/recognition/text-recognition',
  'core/documents/read-document',
  'platform/model/any-endpoint',
  'platform/queue/open-job-queue',
  'cli',
  'cli/demo/demo',
  'modules/listening/routes',
  'modules/listening/listening-materials',
  'modules/lecture/killed-lectures',
  'modules/ocr/routes',
  'core/credits/killed-spends',
  'main',
  'core/documents/materials/routes',
  'rolling-restart',
  'core/credits/ledger-model',
  'core/review/queue/get-ahead',
  'cli/migrate-data',
  'modules/lecture/routes',
  'http/hostile-input',
  'core/sharing/routes',
  'core/review/fit/fitting',
  'core/documents/materials/made-of',
  'core/accounts/leaving/erase-student',
  'core/accounts/leaving/delete-account',
  'core/review/killed-reviews',
  'modules/listening/processing/transcribe-set',
  'core/documents/materials/migrated-files',
].map((name) => `server/src/${name}.test.ts`)

/**
 * What starts, kills or attacks the whole product, reads documents, pictures and sound by real programs, or tries
 * thousands of cases: half of the work, left out where somebody only wants to know what their change broke so far.
 */
const INTEGRATION = [
  '**/killed-*',
  '{cli,main,many-processes,rolling-restart}',
  'cli/demo/demo',
  'core/credits/{ledger-model,migrated-ledger,migrated-sentences}',
  'modules/recite/sets/migrated-texts',
  'core/documents/{document-reader,read-document}',
  'core/documents/materials/migrated-files',
  'core/recognition/text-recognition',
  'core/recordings/recording-reader',
  'core/review/fit/fitting',
  'http/{attack,hostile-input}',
  'modules/{lecture,listening,ocr}/routes',
  'modules/lecture/{lecture-materials,lectures}',
  'modules/lecture/processing/read-again',
  'modules/listening/{listening-materials,real-recogniser}',
  'modules/listening/processing/{await,retry,transcribe}-set',
  'modules/recite/imports/imports',
  'platform/database/{embedded-upkeep,migrate,open-embedded}',
  'platform/model/any-endpoint',
  'platform/queue/{open-job-queue,recurring-work}',
  'platform/speech/local/local-speech',
].map((name) => `server/src/${name}.test.ts`)

/** Files of one kind share their workers. */
const SHARED = {
  isolate: false,
  // What ends a test that hangs, on a machine that is busy with other things too; none is measured by them.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 180_000 } },
  setupFiles: [
    './scripts/testing/fresh-modules.ts',
    './scripts/testing/fail-on-console.ts',
    './scripts/testing/patient-waits.ts',
  ],
}

/** Four kinds of test, told apart by where they stand. Browser journeys are the fifth: `e2e/`. */
export default defineConfig({
  test: {
    // Many tests wait (for a queue, a lease, a killed process), so four at once keep two cores busy.
    maxWorkers: 4,
    // Helping threads that collect garbage in parts wait for each other where four processes share two cores: a seventh of the work.
    execArgv: ['--single-threaded-gc'],
    sequence: { sequencer: longestFirst(LONG) },
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
          exclude: [...configDefaults.exclude, ...INTEGRATION],
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'integration',
          include: INTEGRATION,
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
      {
        plugins: [compiledTexts(), lucideIcons()],
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
