import { EXAM_SCALES, type ExamType, roundToScale, wholeScore } from '@lectern/domain/writing'
import { keyOfTold, mapTold } from '../../speaker.ts'
import type { Grading } from './grading.ts'
import { locateQuotes } from './locate-quotes.ts'
import type { Report } from './tables.ts'

/** Invisible characters, line breaks and tabs apart. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
/** A revision shorter than this share of the essay is no revision of it: a model that summed up or gave up. */
const LEAST_REVISED_SHARE = 0.4

/**
 * What a model or the engine said of an essay, fit to be shown: marks on the scale of the exam, each mistake and
 * suggestion tied to where its words stand in the essay, remarks that say nothing or twice the same left out.
 */
export function tidyReport(grading: Grading, essay: string, examType: ExamType): Report & { score: number } {
  const scale = EXAM_SCALES[examType]
  const criteria = scale.criteria.map(({ id, name }) => {
    const marked = grading.criteria[id]
    if (!marked) throw new Error(`The criterion ${id} was not marked`)
    const score = roundToScale(scale, marked.score)
    return { id, name, score, maximum: scale.criterionMaximum, comment: mapTold(marked.comment, clean) }
  })
  const scores = criteria.map(({ score }) => score)
  return {
    score: wholeScore(scale, scores),
    estimate: grading.estimate ?? null,
    criteria,
    mistakes: tidyMistakes(grading.mistakes, essay),
    suggestions: tidySuggestions([...grading.suggestions, ...remarksOnAll(grading.mistakes)], essay),
    feedback: mapTold(grading.feedback, clean),
    revised: tidyRevised(grading.revised, essay),
  }
}

function tidyMistakes(mistakes: Grading['mistakes'], essay: string): Report['mistakes'] {
  const locate = locateQuotes(essay)
  const tidy = mistakes
    .map((mistake) => ({
      ...(mistake.kind && { kind: mistake.kind }),
      ...locate(clean(mistake.quote), mistake.start),
      correction: mistake.correction === null ? null : clean(mistake.correction),
      explanation: mapTold(mistake.explanation, clean),
    }))
    .filter(saysSomething)
  return withoutRepeats(inOrder(tidy), ({ start, quote, correction, explanation }) =>
    quote ? `${start} ${quote} ${correction}` : keyOfTold(explanation),
  )
}

/** Words that do not stand in the essay are no mistake of it. */
const saysSomething = ({ quote, start, correction, explanation }: Report['mistakes'][number]): boolean =>
  start !== null && quote !== correction && (correction ?? explanation) !== ''

/** A mistake that names no words is a remark on the whole, and then has no correction either. */
const remarksOnAll = (mistakes: Grading['mistakes']): Grading['suggestions'] =>
  mistakes
    .filter(({ quote, correction }) => clean(quote) === '' && correction === null)
    .map(({ explanation }) => ({ quote: null, text: explanation }))

function tidySuggestions(suggestions: Grading['suggestions'], essay: string): Report['suggestions'] {
  const locate = locateQuotes(essay)
  const tidy = suggestions
    .map(({ quote, start, text }) => {
      const words = clean(quote ?? '')
      const place = words ? locate(words, start) : { quote: null, start: null, end: null }
      return { ...place, text: mapTold(text, clean) }
    })
    .filter(({ text }) => text)
  return withoutRepeats(inOrder(tidy), ({ text }) => keyOfTold(text))
}

/** Sorts items by their place in the essay; those without one come last. */
const inOrder = <Item extends { start: number | null }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER))

function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}

/** The revised essay, set in as the essay is; '' where it is cut short, or says the same. */
function tidyRevised(revised: string, essay: string): string {
  const [text, whole] = [clean(revised), essay.trim()]
  const isWhole = text.length >= whole.length * LEAST_REVISED_SHARE
  const [before = '', after = ''] = [/^\s*/.exec(essay)?.[0], /\s*$/.exec(essay)?.[0]]
  return isWhole && text !== whole ? before + text + after : ''
}

const clean = (text: string): string => text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim()
