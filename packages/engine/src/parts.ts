import type { Block, Section, StudyDocument } from './document.ts'
import { capitalise } from './en/segment.ts'
import { subjectWords } from './likeness.ts'
import { leadsOf } from './lists.ts'
import { fullTitle, titleOf } from './parse/headings.ts'
import type { Language } from './parse/script.ts'
import type { Sentence } from './parse/sentences.ts'
import { findCuts } from './parse/text-tiling.ts'
import type { StudyTerm } from './study-terms.ts'
import { inScript, scriptOf } from './zh/simplified.ts'

/** A stretch of the text about one thing: a section, or a piece of a long one. */
export type Part = {
  readonly title: string
  /** Whether the title is the author's; otherwise it is made of the part's most distinctive terms. */
  readonly hasOwnTitle: boolean
  /** 1 (highest) to 6. */
  readonly level: number
  readonly sentences: readonly Sentence[]
}

const SENTENCES_A_PART = 14
/** A section is cut only if it is nearly two parts long. */
const LONGEST_PART = SENTENCES_A_PART * 1.8
const TITLE_TERMS = 2

/** The parts of `document` in order: its sections, long ones cut where the vocabulary changes. Exercises are left out. */
export function divideIntoParts(document: StudyDocument, terms: readonly StudyTerm[]): Part[] {
  const leads = leadsOf(document)
  const pieces = document.sections
    .filter(({ isUnread }) => !isUnread)
    .flatMap((section) =>
      divideSection(section, leads).map((sentences, index) => ({ section, sentences, isFirst: index === 0 })),
    )
  const titles = distinctiveTitles(
    pieces.map(({ sentences }) => sentences),
    terms,
    document,
  )
  return pieces.map(({ section, sentences, isFirst }, index) => {
    const own = isFirst ? titleOfSection(section, document) : ''
    return { title: own || (titles[index] ?? ''), hasOwnTitle: own !== '', level: section.level, sentences }
  })
}

/** Lines of a list stay with what they stand under, unless that is farther up than a part is long. */
function divideSection({ sentences }: Section, leads: ReadonlyMap<number, Sentence>): (readonly Sentence[])[] {
  if (sentences.length <= LONGEST_PART) return [sentences]
  const topOf = (sentence: Sentence, from: Sentence): Sentence => {
    const lead = leads.get(sentence.id)
    return lead && from.id - lead.id < LONGEST_PART ? topOf(lead, from) : sentence
  }
  const words = sentences.map(({ text }) => subjectWords(text))
  const found = findCuts(words, Math.round(sentences.length / SENTENCES_A_PART) - 1)
  const openings = found.map((at) => sentences[at] as Sentence).map((sentence) => topOf(sentence, sentence))
  const cuts = [...new Set(openings)].map((sentence) => sentences.indexOf(sentence)).filter((at) => at > 0)
  return [0, ...cuts].map((from, index) => sentences.slice(from, cuts[index]))
}

function titleOfSection({ title, sentences }: Section, { blocks }: StudyDocument): string {
  if (!title) return ''
  let at = sentences[0]?.block ?? 0
  // What follows a list of objectives stands under the heading above that.
  const isOwn = (block: Block | undefined): boolean => block?.kind === 'heading' && block.text === title
  while (at > 0 && !isOwn(blocks[at])) at--
  return (isOwn(blocks[at]) && fullTitle(blocks, at)) || titleOf(title)
}

/** For each part its two most distinctive terms: much used in it and little elsewhere. */
function distinctiveTitles(
  parts: readonly (readonly Sentence[])[],
  terms: readonly StudyTerm[],
  { language }: StudyDocument,
): string[] {
  const partOf = new Map(parts.flatMap((sentences, part) => sentences.map(({ id }) => [id, part] as const)))
  const uses = parts.map((): { term: StudyTerm; count: number; spread: number }[] => [])
  for (const term of terms) {
    const inParts = Map.groupBy(term.sentences, (id) => partOf.get(id) ?? -1)
    inParts.delete(-1)
    for (const [part, ids] of inParts) uses[part]?.push({ term, count: ids.length, spread: inParts.size })
  }
  return uses.map((found, index) => {
    const ranked = found
      .map(({ term, count, spread }) => ({
        term,
        score: count * (isPhrase(term) ? 1.8 : 1) * Math.log(1 + parts.length / spread) * Math.sqrt(term.weight),
      }))
      .toSorted((a, b) => b.score - a.score)
    const names = pickApart(ranked.map(({ term }) => term.text))
    if (names.length === 0) return language === 'zh' ? `${index + 1}` : `Part ${index + 1}`
    return joinTerms(names, language)
  })
}

/** The two weightiest terms of `document`, or ''. */
const titleFromTerms = (terms: readonly StudyTerm[], { language }: StudyDocument): string =>
  joinTerms(pickApart(terms.filter((term) => term.language === language).map(({ text }) => text)), language)

/** A title for all of `document`: the first heading, if it opens with one, or what it is about. */
export function titleOfDocument(document: StudyDocument, terms: readonly StudyTerm[]): string {
  const [first] = document.blocks
  return (first?.kind === 'heading' && titleOf(first.text)) || titleFromTerms(terms, document)
}

/** A part that bears the title of the whole is its opening; where the whole stands before a part's title, it need not. */
export function headingOf({ title }: Part, whole: string, { source, language }: StudyDocument): string {
  if (title === whole) return language === 'en' ? 'Overview' : inScript('概述', scriptOf(source))
  return [': ', '：'].reduce(
    (rest, mark) => (rest.startsWith(whole + mark) ? rest.slice(whole.length + mark.length) : rest),
    title,
  )
}

const joinTerms = (names: readonly string[], language: Language): string =>
  capitalise(names.join(language === 'zh' ? '、' : ' and '))

const isPhrase = ({ text, language }: StudyTerm): boolean => (language === 'zh' ? text.length >= 4 : text.includes(' '))

function pickApart(names: readonly string[]): string[] {
  const picked: string[] = []
  for (const name of names) {
    if (picked.length === TITLE_TERMS) break
    const key = name.toLowerCase()
    if (!picked.some((other) => other.toLowerCase().includes(key) || key.includes(other.toLowerCase())))
      picked.push(name)
  }
  return picked
}
