import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '@lectern/texts/areas/area'
import { AREAS, CATALOGUES } from '@lectern/texts/catalogues'
import type { Language } from '@lectern/texts/languages'
import messageformat from '@messageformat/core'
import compile from '@messageformat/core/lib/compile-module.js'
import type { Page } from 'playwright-core'
import { mapWords } from './messages.ts'

/** The packages are CommonJS and are what they export; their types speak of a default export. */
const MessageFormat = messageformat as unknown as typeof messageformat.default
const compileModule = compile as unknown as typeof compile.default

/** The language that the pseudo-language stands in for: the site asks for its catalogues, the server goes on speaking it. */
export const STAND_IN: Language = 'zh-hans'

const DIST = join(import.meta.dirname, '../../../web/dist')
/** How much longer than English a text may get in another language. */
const LONGER_BY = 0.4

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]))

/** In words of a usual length, so that lines may break. */
const FILLING = '~~~~ ~~~~~~ ~~~ ~~~~~ '.repeat(20)

/** English words as nobody writes them: every letter accented, longer, and between brackets whose loss shows a cut. */
function disguise(words: string): string {
  if (!/[A-Za-z]/.test(words)) return words
  const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  const accented = inside.replace(/<[^>]*>|\bLectern\b|[A-Za-z]/g, (found) => ACCENTS.get(found) ?? found)
  const filling = FILLING.slice(0, Math.max(0, Math.round(inside.length * LONGER_BY) - 2))
  return `${before}⟦${accented}${filling}⟧${after}`
}

/** The pseudo-language's catalogue, made of the English one. */
export const pseudoCatalogue = (english: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, mapWords(text, disguise)]))

/** What the compiled catalogues call of a library, in so few words that no bundler is needed. */
const RUNTIME = `
const number = (language, value, offset) => new Intl.NumberFormat(language).format(value - offset)
const en = (value) => (value === 1 ? 'one' : 'other')
const plural = (value, offset, category, cases) => cases[value] ?? cases[category(value - offset)] ?? cases.other
`

/**
 * Has the site on `page` find the pseudo-language where it looks for the texts of `STAND_IN`. Not by a `route`, which would
 * turn the browser's cache off, and stop each of the 140 files of a page on its way: three times the work.
 */
export async function speakPseudo(page: Page): Promise<void> {
  const scripts = await pseudoScripts()
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const body = Buffer.from(scripts.get(new URL(request.url).pathname) ?? '').toString('base64')
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }]
    // A page that was left meanwhile waits for nothing.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [...scripts.keys()].map((path) => ({ urlPattern: `*${path}` })) })
}

let made: Promise<ReadonlyMap<string, string>> | undefined
const pseudoScripts = (): Promise<ReadonlyMap<string, string>> => {
  made ??= makeScripts()
  return made
}

/** Where the disguised texts stand, for whichever file has them. */
const DISGUISED = '/assets/disguised.js'
const EXPORTS = /export\{([^}]+)\}/

/** Each file of the texts of `STAND_IN` as it was built, with the pseudo-language's texts in place of its own. */
async function makeScripts(): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map([[DISGUISED, await disguisedTexts()]])
  const files = readdirSync(join(DIST, 'assets')).filter((name) => /(?:^|-)zh-hans-[\w-]+\.js$/.test(name))
  for (const name of files) {
    const [, exported = ''] = EXPORTS.exec(readFileSync(join(DIST, 'assets', name), 'utf8')) ?? []
    const names = exported.split(',').map((one) => one.split(' as ').at(-1) ?? '')
    const lines = names.map((one, index) => `const v${index} = disguise(own.${one})\nexport { v${index} as ${one} }`)
    const imports = `import { disguise } from '${DISGUISED}'\nimport * as own from './${name}?own'\n`
    scripts.set(`/assets/${name}`, imports + lines.join('\n'))
  }
  return scripts
}

/** Finds a catalogue of the pseudo-language by the keys of the one that it stands in for, which a file holds alone or beside others. */
const DISGUISE = `
const catalogues = new Map()
const keysOf = (catalogue) => Object.keys(catalogue).sort().join()
const add = (catalogue) => catalogues.set(keysOf(catalogue), catalogue)
export function disguise(exported) {
  const isModule = typeof exported.default === 'object'
  const found = catalogues.get(keysOf(isModule ? exported.default : exported))
  if (!found) throw new Error('No area has these texts')
  return isModule ? { default: found } : found
}
`

async function disguisedTexts(): Promise<string> {
  const added = AREAS.map(async (area) => {
    const { default: english } = await CATALOGUES[area].en()
    const module = compileModule(new MessageFormat('en'), pseudoCatalogue(english))
    return `${module.replaceAll(/^import .*$/gm, '').replace('export default', 'add(')})`
  })
  return `${RUNTIME}${DISGUISE}${(await Promise.all(added)).join('\n')}`
}
