/** Writes each program of a confined process as one file with all that it imports: one is started for each document. */
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build, type Rolldown } from 'vite'
import {
  BUILT_PROGRAMS,
  fingerprintOf,
  MANIFEST,
  type ProgramManifest,
} from '../src/platform/processes/built-programs.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PROGRAMS = [
  'core/documents/reading/reading-child.ts',
  'core/recordings/reading/recording-child.ts',
  'core/review/fit/fit-child.ts',
  'modules/recite/imports/reading/deck-child.ts',
  'platform/speech/local/recogniser-child.ts',
  'platform/speech/local/sound-child.ts',
].map((path) => join(ROOT, 'server', 'src', path))
/** Runs beside each of them in a thread of its own, as it stands. */
const WATCH = 'server/src/platform/processes/watch-self.mjs'
/** Packages that find native or compiled code beside their own file. */
const LEFT_OUT = ['@open-spaced-repetition/binding', 'sql.js', 'tesseract.js-core']

const pathOf = (file: string) => relative(ROOT, file).replaceAll(sep, '/')

function describe(chunks: readonly Rolldown.OutputChunk[]): ProgramManifest {
  const programs = chunks.filter(({ isEntry }) => isEntry)
  const own = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map(pathOf)
    .filter((path) => /^(?:packages|server)\//.test(path) && !path.includes('node_modules/'))
  const sources = ['package-lock.json', WATCH, ...own]
  return {
    files: Object.fromEntries(programs.map(({ facadeModuleId, fileName }) => [pathOf(facadeModuleId ?? ''), fileName])),
    sources: Object.fromEntries(sources.map((path) => [path, fingerprintOf(path)])),
  }
}

// Made beside its place and put there whole: other processes may be building, or starting what is there.
await mkdir(dirname(BUILT_PROGRAMS), { recursive: true })
const draft = await mkdtemp(`${BUILT_PROGRAMS}-`)
const { output } = (await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    target: 'node24',
    outDir: draft,
    emptyOutDir: false,
    rolldownOptions: { input: PROGRAMS, output: { chunkFileNames: '[name]-[hash].js' } },
  },
})) as Rolldown.RolldownOutput
await copyFile(join(ROOT, WATCH), join(draft, basename(WATCH)))
const chunks = output.filter((part) => part.type === 'chunk')
await writeFile(join(draft, MANIFEST), JSON.stringify(describe(chunks), null, 2))
await rm(BUILT_PROGRAMS, { recursive: true, force: true })
await rename(draft, BUILT_PROGRAMS)
