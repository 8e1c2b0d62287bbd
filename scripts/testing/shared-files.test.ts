import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSharedFiles } from '../../web/build/shared-files.ts'

const SOURCES = join(import.meta.dirname, '../../web/src')
const PAGES = globSync(['app/**/*.tsx', 'modules/*/index.ts'], { cwd: SOURCES }).map((path) => join(SOURCES, path))
const BIG = 'x'.repeat(10_000)

/** Pages of which some import something, and what that imports. */
function filesOf(imports: Record<string, string[]>, code: Record<string, string> = {}) {
  const all: Record<string, string[]> = { ...Object.fromEntries(PAGES.map((page) => [page, []])) }
  for (const [id, importedIds] of Object.entries(imports))
    all[PAGES.find((page) => page.endsWith(id)) ?? id] = importedIds
  const files = readSharedFiles({
    getModuleInfo: (id) => (all[id] ? ({ importedIds: all[id], code: code[id] ?? '' } as never) : null),
  })
  return Object.fromEntries(files)
}

test('what several pages load is shared, a small thing where two do; a big one of two is not, nor what needs it', () => {
  const [library, review] = ['pages/LibraryPage.tsx', 'pages/ReviewPage.tsx']
  expect(filesOf({ [library]: ['a'], [review]: ['a'], a: [] })).toEqual({ a: 'pages' })
  expect(filesOf({ [library]: ['a'], [review]: ['a'], a: ['b'], b: [] }, { b: BIG })).toEqual({})
})

test('things that need each other are shared together or not at all, whichever a page names first', () => {
  const circle = { a: ['b', 'big'], b: ['a'], big: [] }
  for (const first of [
    ['a', 'b'],
    ['b', 'a'],
  ])
    expect(filesOf({ 'pages/LibraryPage.tsx': first, 'pages/ReviewPage.tsx': first, ...circle }, { big: BIG })).toEqual(
      {},
    )
})

test('a page that is named and is no part of the site fails the build', () => {
  expect(() => readSharedFiles({ getModuleInfo: () => null })).toThrow('CreatePage.tsx')
})
