import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST, type ProgramManifest } from '../src/platform/processes/built-programs.ts'
import { emptyFolder } from '../test/files/empty-folder.ts'
import { putInPlace } from './put-in-place.ts'

test('What is built stands beside what was built last before, which may still run, and what is older goes', async () => {
  const house = await emptyFolder()
  const folder = join(house, 'server')
  const build = async (number: number, parts: string[]) => {
    const draft = mkdtempSync(join(house, 'draft-'))
    for (const name of ['main.js', ...parts]) writeFileSync(join(draft, name), `${name} of build ${number}`)
    const manifest: ProgramManifest = { files: { 'server/src/main.ts': 'main.js' }, parts, sources: {} }
    await putInPlace(draft, folder, manifest)
  }
  await build(1, ['texts-a.js', 'serve-1.js'])
  await build(2, ['texts-a.js', 'serve-2.js'])
  expect(readdirSync(folder).toSorted()).toEqual(['main.js', MANIFEST, 'serve-1.js', 'serve-2.js', 'texts-a.js'])
  expect(readFileSync(join(folder, 'main.js'), 'utf8')).toBe('main.js of build 2')
  await build(3, ['texts-a.js', 'serve-3.js'])
  expect(readdirSync(folder).toSorted()).toEqual(['main.js', MANIFEST, 'serve-2.js', 'serve-3.js', 'texts-a.js'])
  expect(readdirSync(house)).toEqual(['server'])
})
