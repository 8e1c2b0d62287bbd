import type { Locator, Page } from 'playwright-core'
import type { Phrasebook, Words } from './phrasebook.ts'

type Options = Record<string, unknown> & { exact?: boolean; name?: Words; hasText?: Words; has?: unknown }

const FOUND_BY_WORDS = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']
const raw = new WeakMap<object, object>()

/** The page as a walk sees it that names everything in English, whatever language the screen is in. */
export const inWordsOf = (page: Page, book: Phrasebook): Page => wrap(page, book)

/** Listens to every call that finds something: its words are translated, and what it finds is seen in the same way. */
function wrap<Found extends object>(found: Found, book: Phrasebook): Found {
  const seen = new Proxy(found, {
    get(target, property) {
      const member = Reflect.get(target, property) as unknown
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        if (property === 'selectOption' && typeof given[0] === 'string')
          return selectOption(target as unknown as Locator, given[0], book)
        return see(member.apply(target, translate(String(property), given, book)), book)
      }
    },
  })
  raw.set(seen, found)
  return seen
}

/** A locator finds further things; everything else is what it is. */
function see(answer: unknown, book: Phrasebook): unknown {
  const isLocator = typeof answer === 'object' && answer !== null && 'waitFor' in answer && 'first' in answer
  if (isLocator) return wrap(answer, book)
  if (answer instanceof Promise)
    return answer.then((value) => (Array.isArray(value) ? value.map((one) => see(one, book)) : value))
  return answer
}

function translate(name: string, given: unknown[], book: Phrasebook): unknown[] {
  const [first, ...others] = given
  const options = others[0] as Options | undefined
  if (FOUND_BY_WORDS.includes(name)) return [book.translate(first as Words, options?.exact === true), ...others]
  if (name === 'getByRole' && options?.name !== undefined)
    return [first, { ...options, name: book.translate(options.name, options.exact === true) }]
  if (name === 'filter') return [unwrapped(first as Options, book)]
  return given
}

/** By its value, or by its label in whatever language. */
async function selectOption(select: Locator, words: string, book: Phrasebook): Promise<void> {
  const label = book.translate(words, true)
  const pattern = typeof label === 'string' ? null : label.source
  const value = await select.evaluate(
    (element, wanted) =>
      [...(element as HTMLSelectElement).options].find(
        ({ value, label }) =>
          value === wanted.words ||
          label === wanted.words ||
          (wanted.pattern && new RegExp(wanted.pattern).test(label)),
      )?.value,
    { words, pattern },
  )
  await select.selectOption(value ?? words)
}

function unwrapped(options: Options, book: Phrasebook): Options {
  const { has, hasText, ...others } = options
  return {
    ...others,
    ...(has !== undefined && { has: raw.get(has as object) ?? has }),
    ...(hasText !== undefined && { hasText: book.translate(hasText, false) }),
  }
}
