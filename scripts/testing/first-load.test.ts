import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { firstLoadBudget } from '../../web/build/first-load-budget.ts'
import { firstStyles } from '../../web/build/first-styles.ts'

type Context = Record<'error' | 'info', (line: string) => void>
type Generate = (this: Context, options: null, bundle: object) => void

/** What a build says of a bundle, and what it fails for. */
function build(generate: unknown, bundle: object): { said: string[]; failed: string[] } {
  const error = vi.fn()
  const info = vi.fn()
  ;(generate as Generate).call({ error, info }, null, bundle)
  return { said: info.mock.calls.flat(), failed: error.mock.calls.flat() }
}

const chunk = (name: string, moduleIds: string[], more: object = {}) => ({
  [`${name}.js`]: { type: 'chunk', fileName: `${name}.js`, name, moduleIds, imports: [], code: name, ...more },
})
const first = (...files: string[]) => chunk('first', files)
const SOURCES = join(import.meta.dirname, '../../web/src')

const NO_LIMIT = { bytes: 1e9, files: 1e9 }
const LIMITS = { landing: NO_LIMIT, login: NO_LIMIT, today: NO_LIMIT, recite: NO_LIMIT }
const count = (bundle: object, limits = LIMITS) => {
  const { generateBundle } = firstLoadBudget(limits) as { generateBundle: { handler: unknown } }
  return build(generateBundle.handler, bundle)
}

const SPOKEN = {
  ...first(join(SOURCES, 'app/main.tsx')),
  ...chunk('texts-en', ['/packages/texts/src/shell/en.ts']),
  ...chunk('texts-zh-hant', ['/packages/texts/src/shell/zh-hant.ts'], { imports: ['plurals.js'] }),
  ...chunk('plurals', ['/node_modules/make-plural/cardinals.mjs']),
}

test('A first load is counted with all that its texts import, in the language that asks for most', () => {
  expect(count(SPOKEN).said[0]).toMatch(/^first load .* in 3 files of/)
})

test('A file more than a page may ask for fails the build', () => {
  expect(count(SPOKEN, { ...LIMITS, landing: { bytes: 1e9, files: 3 } }).failed).toEqual([])
  expect(count(SPOKEN, { ...LIMITS, landing: { bytes: 1e9, files: 2 } }).failed).toEqual([
    expect.stringContaining('3 files of 2'),
  ])
})

const { generateBundle: checkStyles } = firstStyles()

test('A component of the first load whose classes the first style sheet does not hold fails the build, and is named', () => {
  const drawn = [join(SOURCES, 'app/landing/LandingPage.tsx'), join(SOURCES, 'ui/Badge.tsx')]
  expect(build(checkStyles, first(...drawn)).failed).toEqual([expect.stringContaining('ui/Badge.tsx')])
})

test('Components that it holds do not, nor those of later files', () => {
  const drawn = {
    ...first(join(SOURCES, 'app/landing/LandingPage.tsx')),
    ...chunk('site', [join(SOURCES, 'ui/Badge.tsx')]),
  }
  expect(build(checkStyles, drawn).failed).toEqual([])
})
