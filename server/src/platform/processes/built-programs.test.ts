import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import {
  BUILT_ENGINE,
  BUILT_PROGRAMS,
  BUILT_SERVER,
  builtEngine,
  builtProgram,
  MANIFEST,
  type ProgramManifest,
  readCurrentManifest,
  SERVER_PROGRAM,
} from './built-programs.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const ENGINE = 'platform/model/engine/engine-child.ts'

const manifestIn = (folder: string): ProgramManifest => JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
const manifest = manifestIn(BUILT_PROGRAMS)

test('Every program of a confined process is built, of its sources as they are now', () => {
  const programs = globSync('**/*-child.ts', { cwd: SOURCES }).filter((path) => path !== ENGINE)
  expect(programs).toContain('core/documents/reading/reading-child.ts')
  for (const program of programs) expect(builtProgram(join(SOURCES, program)), program).toContain(BUILT_PROGRAMS)
})

test('What was built of other sources is not run', async () => {
  const folder = await emptyFolder()
  const readAfter = (sources: Record<string, string>) => {
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, sources }))
    return readCurrentManifest(folder)
  }
  expect(readCurrentManifest(folder)).toBeNull()
  expect(readAfter(manifest.sources)).toEqual(manifest)
  for (const path of [
    'server/src/core/documents/reading/read-text.ts',
    'package-lock.json',
    'packages/domain/src/words.ts',
  ]) {
    expect(manifest.sources, path).toHaveProperty([path])
    expect(readAfter({ ...manifest.sources, [path]: '0'.repeat(64) }), path).toBeNull()
  }
  expect(readAfter({ ...manifest.sources, 'server/src/gone.ts': '0'.repeat(64) })).toBeNull()
})

test('The server is built, of its sources as they are now, and finds what lies beside them', () => {
  const { files } = manifestIn(BUILT_SERVER)
  expect(files).toEqual({ 'server/src/main.ts': basename(SERVER_PROGRAM) })
  isOfSources(BUILT_SERVER, ['server/src/app.ts', 'package-lock.json', 'packages/domain/src/words.ts'])
  expect(findsPlaces(BUILT_SERVER)).toBeGreaterThan(5)
})

test('So is the engine', () => {
  expect(builtEngine(join(SOURCES, ENGINE))).toBe(join(BUILT_ENGINE, 'engine-child.js'))
  isOfSources(BUILT_ENGINE, [`server/src/${ENGINE}`, 'package-lock.json', 'packages/engine/src/index.ts'])
  expect(findsPlaces(BUILT_ENGINE)).toBeGreaterThan(0)
})

function isOfSources(folder: string, some: readonly string[]): void {
  const { sources } = manifestIn(folder)
  expect(readCurrentManifest(folder)).not.toBeNull()
  for (const path of some) expect(sources, path).toHaveProperty([path])
}

/** @returns how many there are */
function findsPlaces(folder: string): number {
  const code = globSync('*.js', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  const places = code.flatMap((text) => [
    ...text.matchAll(/"((?:\.\.\/)+(?:server|packages|src)\/[^"]+)", import\.meta\.url/g),
  ])
  for (const [, place = ''] of places) expect(existsSync(join(folder, place)), place).toBe(true)
  return places.length
}
