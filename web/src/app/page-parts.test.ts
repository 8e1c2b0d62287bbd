import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AREAS, type Area, CATALOGUES } from '@lectern/texts/catalogues'
import { expect, test } from 'vitest'
import { TODAY } from '../../build/first-load-budget.ts'

const APP = import.meta.dirname
const TABLES = ['page-parts.ts', 'module-screens.ts'].map((file) => readFileSync(join(APP, file), 'utf8')).join('\n')

/** Loaded before the first page, and with the frame of every page of a student. */
const ALWAYS: readonly string[] = [...areasOf(/loadTexts\(([^)]*)\)/, 'main.tsx'), 'pages', 'credits']

/** It refuses in words of the page on which one signs in, and nowhere else. */
const SIGN_IN = join(APP, '../core/account/account-session.ts')

function areasOf(call: RegExp, file: string): string[] {
  const listed = call.exec(readFileSync(join(APP, file), 'utf8'))?.[1] ?? expect.unreachable(`${file} loads texts`)
  return namesIn(listed)
}

function namesIn(listed: string): string[] {
  return [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')
}

/** Every source file that comes with `path`: what it loads later brings texts of its own. */
function filesWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || path === SIGN_IN || !existsSync(path)) return found
  found.add(path)
  for (const [, imported] of readFileSync(path, 'utf8').matchAll(/^(?!import type).*from '(\.[^']+\.tsx?)'/gm))
    filesWith(join(dirname(path), imported ?? ''), found)
  return found
}

async function areasSpokenBy(path: string): Promise<string[]> {
  const spoken = new Set<Area>()
  for (const file of filesWith(path)) {
    const source = readFileSync(file, 'utf8')
    for (const [, name, key] of source.matchAll(/['`](\w+)\.(\w+|\$\{)/g)) {
      const area = AREAS.find((one) => one === name)
      if (!area || !key || spoken.has(area)) continue
      // The name under which something is kept in the browser may look like one.
      if (key === '${' || key in (await CATALOGUES[area].en()).default) spoken.add(area)
    }
  }
  return [...spoken]
}

/** What the page around a module is loaded with. */
const OF_MODULES = areasOf(/ModulePage\.tsx'\)([^)]*)\)/, 'page-parts.ts')

const PARTS = [...TABLES.matchAll(/withTexts\(\s*import\('([^']+)'\)((?:,\s*'\w+')+),?\s*\)/g)].map(
  ([, path = '', areas = '']) =>
    [path, [...namesIn(areas), ...(path.startsWith('../modules/') ? OF_MODULES : [])]] as const,
)

test('every part of the site is looked at', () => {
  expect(PARTS.length).toBe(TABLES.match(/withTexts\(\s*import/g)?.length)
  expect(PARTS.map(([path]) => path)).toContain('./pages/MaterialPage.tsx')
})

test.each(PARTS)('%s is loaded with every text that it speaks', async (path, areas) => {
  const lacking = (await areasSpokenBy(join(APP, path))).filter((area) => ![...ALWAYS, ...areas].includes(area))
  expect(lacking).toEqual([])
})

test('what Today is held to by the build is what its first load names', () => {
  const loaded = [
    ...areasOf(/StudentFrame\.tsx'\)([^)]*)\)/, 'Root.tsx'),
    ...areasOf(/HomePage\.tsx'\)([^)]*)\)/, 'pages/FrontPage.tsx'),
  ]
  expect(loaded.toSorted()).toEqual(TODAY.areas.toSorted())
})

/** Names of the areas whose texts are on the device when there is no network. */
const KEPT = /texts\\\/src\\\/\(\?:([\w|]+)\)/.exec(
  readFileSync(join(APP, '../../build/service-worker.ts'), 'utf8'),
)?.[1]

test.each(['./FramedPages.tsx', './StudentPages.tsx', './pages/ReviewPage.tsx', './pages/ProgressPage.tsx'])(
  '%s opens without a network: the service worker keeps its texts',
  (path) => {
    const areas = PARTS.find(([one]) => one === path)?.[1] ?? expect.unreachable(`${path} is a part`)
    const lacking = areas.filter((area) => !KEPT?.split('|').includes(area))
    expect(lacking).toEqual([])
  },
)
