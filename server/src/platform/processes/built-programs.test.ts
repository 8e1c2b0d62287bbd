import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import { BUILT_PROGRAMS, builtProgram, MANIFEST, type ProgramManifest, readCurrentManifest } from './built-programs.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
/** One process of it answers many, so that its start matters little. */
const ENGINE = 'platform/model/engine/engine-child.ts'

const manifest: ProgramManifest = JSON.parse(readFileSync(join(BUILT_PROGRAMS, MANIFEST), 'utf8'))

test('Every program of a confined process is built, of its sources as they are now', () => {
  const programs = globSync('**/*-child.ts', { cwd: SOURCES }).filter((path) => path !== ENGINE)
  expect(programs).toContain('core/documents/reading/reading-child.ts')
  for (const program of programs) expect(builtProgram(join(SOURCES, program)), program).toContain(BUILT_PROGRAMS)
  expect(builtProgram(join(SOURCES, ENGINE))).toBeNull()
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
