import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TODAY } from '../../build/first-load-budget.ts'

const APP = import.meta.dirname
const TABLES = ['page-parts.ts', 'module-screens.ts'].map((file) => readFileSync(join(APP, file), 'utf8')).join('\n')

function areasOf(call: RegExp, file: string): string[] {
  const listed = call.exec(readFileSync(join(APP, file), 'utf8'))?.[1] ?? expect.unreachable(`${file} loads texts`)
  return namesIn(listed)
}

function namesIn(listed: string): string[] {
  return [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')
}

const PARTS = [...TABLES.matchAll(/withTexts\(\s*import\('([^']+)'\)((?:,\s*'\w+')+),?\s*\)/g)].map(
  ([, path = '', areas = '']) => [path, namesIn(areas)] as const,
)

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
