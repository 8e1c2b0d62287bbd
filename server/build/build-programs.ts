/**
 * Writes the server, its engine, and each program of a confined process, with all that they import: files that are one are read at once, and
 * nothing in them is looked up or stripped of types when they start.
 */
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import {
  BUILT_ENGINE,
  BUILT_PROGRAMS,
  BUILT_SERVER,
  fingerprintOf,
  type ProgramManifest,
  readCurrentManifest,
} from '../src/platform/processes/built-programs.ts'
import { keepPlaces } from './keep-places.ts'
import { putInPlace } from './put-in-place.ts'

const ROOT = join(import.meta.dirname, '..', '..')

interface Build {
  folder: string
  /** By their paths in `server/src`. */
  programs: readonly string[]
  /** Packages that are built in, beside our own; all, or those named. */
  builtIn: true | string[]
  /** Packages that are not. */
  leftOut: string[]
  plugins: PluginOption[]
  /** Files that lie beside the programs as they stand. */
  beside: readonly string[]
}

/** One is started for each document. */
const CONFINED: Build = {
  folder: BUILT_PROGRAMS,
  programs: [
    'core/documents/reading/reading-child.ts',
    'core/recordings/reading/recording-child.ts',
    'core/review/fit/fit-child.ts',
    'modules/recite/imports/reading/deck-child.ts',
    'platform/speech/local/recogniser-child.ts',
    'platform/speech/local/sound-child.ts',
  ],
  builtIn: true,
  // They find native or compiled code beside their own file.
  leftOut: ['@open-spaced-repetition/binding', 'sql.js', 'tesseract.js-core'],
  plugins: [],
  // In a thread of its own beside each of them.
  beside: ['server/src/platform/processes/watch-self.mjs'],
}

/** Whoever asks it first waits for its start. It reads its data where its sources stand, and language packages where npm put them. */
const ENGINE: Build = {
  folder: BUILT_ENGINE,
  programs: ['platform/model/engine/engine-child.ts'],
  builtIn: [],
  leftOut: [],
  plugins: [keepPlaces(BUILT_ENGINE)],
  beside: [],
}

/** It reads its data and starts its other programs where its sources stand. */
const SERVER: Build = {
  folder: BUILT_SERVER,
  programs: ['main.ts'],
  // Packages of plain code in more than a hundred files; the others stay where npm put them.
  builtIn: ['zod', 'drizzle-orm'],
  leftOut: [],
  plugins: [keepPlaces(BUILT_SERVER)],
  beside: [],
}

const pathOf = (file: string) => relative(ROOT, file).replaceAll(sep, '/')

function describe(chunks: readonly Rolldown.OutputChunk[], beside: readonly string[]): ProgramManifest {
  const programs = chunks.filter(({ isEntry }) => isEntry)
  const own = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map(pathOf)
    .filter((path) => /^(?:packages|server)\//.test(path) && !path.includes('node_modules/'))
  const sources = ['package-lock.json', ...beside, ...own]
  return {
    files: Object.fromEntries(programs.map(({ facadeModuleId, fileName }) => [pathOf(facadeModuleId ?? ''), fileName])),
    parts: [
      ...chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName),
      ...beside.map((path) => basename(path)),
    ],
    sources: Object.fromEntries(sources.map((path) => [path, fingerprintOf(path)])),
  }
}

/** Made beside its place and moved there: other processes may be building, starting, or running what is there. */
async function write({ folder, programs, builtIn, leftOut, plugins, beside }: Build): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: builtIn, external: leftOut },
    plugins,
    build: {
      ssr: true,
      target: 'node24',
      outDir: draft,
      emptyOutDir: false,
      rolldownOptions: {
        input: programs.map((path) => join(ROOT, 'server', 'src', path)),
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  for (const path of beside) await copyFile(join(ROOT, path), join(draft, basename(path)))
  const chunks = output.filter((part) => part.type === 'chunk')
  await putInPlace(draft, folder, describe(chunks, beside))
}

for (const one of [CONFINED, ENGINE, SERVER]) if (!readCurrentManifest(one.folder)) await write(one)
