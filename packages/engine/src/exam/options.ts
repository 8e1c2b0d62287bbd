import type { Article } from '../article.ts'
import type { Definition } from '../definitions.ts'
import { BODY_NOUN } from '../en/data/words.ts'
import type { Language } from '../parse/script.ts'
import type { StudyTerm } from '../study-terms.ts'

/** Something of the text that may stand among the options of a question. */
export type Option = {
  readonly text: string
  readonly language: Language
  readonly kind: OptionKind
  readonly section: number
  readonly genus: string
  /** The article the text gives it. */
  readonly article: Article
  /** Whether the text says what it is; other phrases are chosen only where there are not enough of these. */
  readonly isDefined: boolean
}

/** Options stand only beside options of their own kind. */
export type OptionKind = 'person' | 'name' | 'abbreviation' | 'term'

const FEWEST_SENTENCES = 2
const FEWEST_CHARACTERS = 3

/** What the text names without saying what it is. */
export type Named = Pick<Option, 'text' | 'language' | 'section'> & { readonly isPerson: boolean }

/** All that can be an option: defined terms, names of people who did something, terms that come back. */
export function optionsOf(
  definitions: readonly Definition[],
  named: readonly Named[],
  terms: readonly StudyTerm[],
  sectionOf: (sentence: number) => number,
): Option[] {
  const options = [
    ...definitions.map(optionOf),
    ...named.map(namedOption),
    ...terms.filter(isWorthOffering).map(({ text, language, sentences }) => ({
      ...namedOption({ text, language, section: sectionOf(Math.min(...sentences)), isPerson: false }),
      isDefined: false,
    })),
  ]
  const seen = new Set<string>()
  return options.filter(({ text }) => {
    const key = singular(text)
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

export const optionOf = ({ name, language, isPerson, genus, article, card }: Definition): Option => ({
  ...namedOption({ text: name, language, section: card.section, isPerson }),
  genus,
  article,
})

export const namedOption = ({ text, language, section, isPerson }: Named): Option => ({
  text,
  language,
  kind: kindOf(text, isPerson),
  section,
  genus: '',
  article: '',
  isDefined: true,
})

const isWorthOffering = ({ text, language, isMarked, sentences }: StudyTerm): boolean =>
  sentences.size >= FEWEST_SENTENCES &&
  (language === 'zh' ? text.length >= FEWEST_CHARACTERS : text.includes(' ') || isMarked)

function kindOf(text: string, isPerson: boolean): OptionKind {
  if (isPerson) return 'person'
  if (/^[A-Z][A-Z\d-]*[A-Z\d]s?$/.test(text)) return 'abbreviation'
  return /^\p{Lu}/u.test(text) && (text.includes(' ') || BODY_NOUN.test(text)) && /\s\p{Lu}|^\p{Lu}\S*$/u.test(text)
    ? 'name'
    : 'term'
}

/** `text` in small letters, its last word without the ending of the plural: by this two options are told apart. */
export const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
