import { SPEAKING_CRITERIA, type SpeakingCriterion } from '@lectern/domain/speaking'
import { fluencyOf, type Said, type SpeakingFigures, speakingFigures } from '@lectern/engine/speaking-figures'
import { message } from '@lectern/texts/message'
import { presentMaker } from '../../../core/generation/present-maker.ts'
import { createLikeWordFinder } from '../../../core/quotes/find-like-words.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Services } from '../../../services.ts'
import { mapTold } from '../../../speaker.ts'
import { assessOfMaterialTask } from '../material/tasks.ts'
import type { SessionRow } from '../sessions/session-store.ts'
import type { KeptFeedback } from '../tables.ts'
import { type Assessment, assessTask } from '../tasks.ts'
import { tidyLine, tidyText } from '../tidy-text.ts'

/** What is judged of a very long talk: its end. */
const MOST_CHARACTERS = 30_000
/** More of them would not be read. */
const MOST_LEFT_OUT = 6
const NOT_JUDGED = message('speaking.notJudged')
const NOT_JUDGED_TYPED = message('speaking.notJudgedTyped')

/**
 * Feedback on a talk or a presentation: measured where it can be measured, judged by the model or the engine elsewhere.
 * @throws Problem `generation_failed`, or the signal's reason
 */
export async function assessTurns(
  { model }: Pick<Services, 'model'>,
  { mode, topic, level, language, opening, points, materialTold }: SessionRow,
  turns: readonly Said[],
  asker: Asker,
): Promise<KeptFeedback> {
  const judged = lastOf(turns)
  const figures = speakingFigures(turns)
  const spoken = { mode, topic, level, language, opening, points, turns: judged }
  if (!materialTold?.points.length) {
    const { output, ...maker } = await model.run(assessTask, spoken, asker)
    return { ...tidyFeedback(output, figures, judged), ...presentMaker(maker) }
  }
  const { points: mainPoints, terms } = materialTold
  const { output, ...maker } = await model.run(assessOfMaterialTask, { ...spoken, mainPoints, terms }, asker)
  const leftOut = new Set(output.left_out)
  const left_out = mainPoints.filter((_, index) => leftOut.has(index + 1)).slice(0, MOST_LEFT_OUT)
  return { ...tidyFeedback(output, figures, judged), left_out, ...presentMaker(maker) }
}

function lastOf(turns: readonly Said[]): Said[] {
  const kept: Said[] = []
  let left = MOST_CHARACTERS
  for (const turn of turns.toReversed()) {
    if (left <= 0) break
    kept.unshift({ ...turn, text: turn.text.slice(0, left) })
    left -= turn.text.length
  }
  return kept
}

/** A judgement as it is kept: fluency as it was measured, corrections that quote what was said, text as text. */
export function tidyFeedback(
  assessment: Assessment,
  figures: SpeakingFigures,
  turns: readonly Said[],
): Omit<KeptFeedback, 'made_by' | 'model_name'> {
  const quoteOf = createSaidVerifier(turns)
  const scores = { ...scoresOf(assessment), fluency: fluencyOf(figures)?.score ?? null }
  const unjudged = figures.seconds === null ? NOT_JUDGED_TYPED : NOT_JUDGED
  const comment = (id: SpeakingCriterion) =>
    id === 'pronunciation' ? unjudged : mapTold(assessment[id].comment, tidyText)
  return {
    score: meanOf(Object.values(scores)),
    criteria: (Object.keys(SPEAKING_CRITERIA) as SpeakingCriterion[]).map((id) => ({
      id,
      name: SPEAKING_CRITERIA[id],
      score: id === 'pronunciation' ? null : scores[id],
      comment: comment(id),
    })),
    figures: presentFigures(figures),
    corrections: assessment.corrections
      .map(({ quote, correction, explanation }) => ({
        quote: quoteOf(tidyText(quote)),
        correction: correction === null ? null : tidyText(correction),
        explanation: mapTold(explanation, tidyText),
      }))
      .filter(({ quote, correction }) => quote && quote !== correction),
    pronunciation: [],
    practise: assessment.practise.map((line) => mapTold(line, tidyLine)).filter((line) => line !== ''),
    summary: mapTold(assessment.summary, tidyText),
  }
}

/** Quotations of what was said, as it was said where they are nearly that; '' for what was not. */
function createSaidVerifier(turns: readonly Said[]): (quote: string) => string {
  const said = turns.map(({ text }) => normal(text)).join('\n')
  const text = turns.map((turn) => turn.text).join('\n')
  const find = createLikeWordFinder(text)
  return (quote) => {
    if (quote && said.includes(normal(quote))) return quote
    const place = find(quote)
    return place ? text.slice(place.start, place.end) : ''
  }
}

const scoresOf = ({ vocabulary, grammar, content }: Assessment) => ({
  vocabulary: vocabulary.score,
  grammar: grammar.score,
  content: content.score,
})

/** What a quotation may differ in from what was said. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()

export const presentFigures = (figures: SpeakingFigures): KeptFeedback['figures'] => ({
  words: figures.words,
  seconds: figures.seconds,
  words_per_minute: figures.wordsPerMinute,
  fillers: figures.fillers,
  diversity: figures.diversity,
})

/** The mean of the scores that could be given; null where there is none. */
function meanOf(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}
