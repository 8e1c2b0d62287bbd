import type { SpeakingMode } from '@lectern/domain/speaking'
import type { Say } from '@lectern/texts/speaker'
import { createQuoteVerifier, inOneLine } from '../../../core/quotes/verify-quote.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Engine } from '../../../platform/model/engine/engine.ts'
import type { AskedOfMaterial, ToldOfMaterial } from '../tables.ts'
import type { SpokenMaterial } from './read-material.ts'
import { stretchesOf } from './stretches.ts'

const MOST_POINTS = 12
const MOST_QUESTIONS = 40
const MOST_ANSWERS = 3
const MOST_TERMS = 20
const MOST_CARDS = 24
const POINT_CHARACTERS = { least: 12, most: 400 }
const LONGEST_QUESTION = 200
const LONGEST_HEADING = 80
/** The title that a card has in front where its question does not say what it is about: who talks knows that. */
const TITLE_IN_FRONT = /^(?:\[[^\]]*\]|【[^】]*】)\s*/
/** What has a gap is filled in and a formula is written: neither is talked about. */
const UNSPOKEN = /_{3,}|[$\\|]/

type Notes = Awaited<ReturnType<Engine['makeNotes']>>
type Section = Notes['sections'][number]

/** A thing of the text, and where in that it stands. */
interface Placed<Thing> {
  thing: Thing
  at: number
}

/**
 * What a session knows of its material: the main points, the terms, and for a talk the questions that the built-in partner asks. All
 * is the engine's: its notes and its cards, in the words of the text.
 * @param say words what the partner asks, in the language that is spoken
 */
export async function drawFromMaterial(
  { engine }: { engine: Engine },
  { text, title }: SpokenMaterial,
  { mode, isAsking, say }: { mode: SpeakingMode; isAsking: boolean; say: Say },
  asker: Asker,
): Promise<ToldOfMaterial> {
  const read = stretchesOf(text).join('\n\n')
  const { sections } = await engine.makeNotes(read, { purpose: 'summary' }, asker)
  const quoteOf = createQuoteVerifier(read)
  const withItsEnd = sentenceEndsIn(read)
  const inText = (words: string): string | null => {
    const found = inOneLine(quoteOf(words) ?? '')
    return fits(found) ? withItsEnd(found) : null
  }
  const place = placesIn(read)
  // A heading that the engine gave a part for want of the author's says little.
  const isOwn = (heading: string) => heading.length <= LONGEST_HEADING && place(heading) >= 0
  const points = mainPoints(sections, inText)
  const asked = mode === 'chat' && isAsking ? await questions() : []
  return { asked, points, terms: termsOf(sections, title, isOwn) }

  async function questions(): Promise<AskedOfMaterial[]> {
    const cards = await engine.makeCards(read, { limit: MOST_CARDS, title }, asker)
    const ofCards = cards.flatMap(({ question, answer, source }): Placed<AskedOfMaterial>[] => {
      const asks = question.replace(TITLE_IN_FRONT, '')
      if (UNSPOKEN.test(asks + source) || asks.length > LONGEST_QUESTION) return []
      return [{ thing: { question: asks, answers: [{ said: answer, words: inOneLine(source) }] }, at: place(source) }]
    })
    // What one question is answered by is told after no other: whoever has just been told is not asked.
    const isTold = tellingOnce(ofCards.flatMap(({ thing }) => thing.answers.map(({ words }) => words)))
    const ofSections = sections.flatMap((section): Placed<AskedOfMaterial>[] => {
      const { heading } = section
      if (!isOwn(heading) || heading === title) return []
      const answers = pointsOf(section, inText).filter(isTold).slice(0, MOST_ANSWERS).map(asAnswer)
      if (answers.length === 0) return []
      return [
        { thing: { question: say('speaking.partnerAsksOfPart', { part: heading }), answers }, at: place(heading) },
      ]
    })
    const inOrder = [...ofCards, ...ofSections].toSorted((one, other) => one.at - other.at).map(({ thing }) => thing)
    const answers = points.filter(isTold).slice(0, MOST_ANSWERS).map(asAnswer)
    const all = [{ question: say('speaking.partnerOpens', { title }), answers }, ...inOrder.slice(0, MOST_QUESTIONS)]
    return [...new Map(all.map((one) => [one.question, one])).values()]
  }
}

/** Whether words are told for the first time, beside those of `told`. */
function tellingOnce(told: readonly string[]): (words: string) => boolean {
  const known = new Set(told)
  return (words) => {
    const isNew = !known.has(words)
    known.add(words)
    return isNew
  }
}

const asAnswer = (words: string) => ({ said: words, words })

const fits = (words: string): boolean =>
  words.length >= POINT_CHARACTERS.least && words.length <= POINT_CHARACTERS.most && !UNSPOKEN.test(words)

/** Where words begin in a text, wherever its lines end; -1 where they are not there as they stand. */
function placesIn(text: string): (words: string) => number {
  const whole = inOneLine(text)
  return (words) => whole.indexOf(inOneLine(words))
}

const ARTICLE = /(?<![\p{L}\p{N}])(?:An?|The) $/u
const FULL_STOP = /^[.!。！]/

/** Gives words the article in front and the full stop that they have in a text. */
function sentenceEndsIn(text: string): (words: string) => string {
  const whole = inOneLine(text)
  return (words) => {
    const at = whole.indexOf(words)
    if (at < 0) return words
    const article = ARTICLE.exec(whole.slice(Math.max(0, at - 5), at))?.[0] ?? ''
    return article + words + (FULL_STOP.exec(whole.slice(at + words.length))?.[0] ?? '')
  }
}

const pointsOf = ({ points, keyTerms }: Section, inText: (words: string) => string | null): string[] =>
  [...keyTerms.map(({ term, definition }) => `${term}: ${definition}`), ...points.map((point) => point.text)].flatMap(
    (words) => inText(words) ?? [],
  )

/** The first points of all sections, then the second ones and so on, until there are enough; in the order of the text. */
function mainPoints(sections: readonly Section[], inText: (words: string) => string | null): string[] {
  const own = sections.map((section) => pointsOf(section, inText))
  const deepest = Math.max(0, ...own.map(({ length }) => length))
  const chosen = new Set<string>()
  for (let depth = 0; depth < deepest && chosen.size < MOST_POINTS; depth++)
    for (const points of own) {
      const point = points[depth]
      if (point !== undefined && chosen.size < MOST_POINTS) chosen.add(point)
    }
  return [...new Set(own.flat())].filter((point) => chosen.has(point))
}

/** The names of what the text is about: its title, its headings and what it defines. */
function termsOf(sections: readonly Section[], title: string, isOwn: (heading: string) => boolean): string[] {
  const headings = sections.map(({ heading }) => heading).filter(isOwn)
  const defined = sections.flatMap(({ keyTerms }) => keyTerms.map(({ term }) => term))
  return [...new Set([title, ...headings, ...defined])].filter(Boolean).slice(0, MOST_TERMS)
}
