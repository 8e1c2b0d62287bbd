import type { SpeakingFeedback } from '@lectern/contract/speaking-shapes'
import { SPEAKING_CRITERIA, sessionScore } from '@lectern/domain/speaking'
import { speakingFigures } from '@lectern/engine/speaking-figures'
import type { TurnRow } from '../sessions/session-store.ts'
import { presentFigures } from './assess-turns.ts'

const MOST_WORDS = 12
const MOST_SENTENCES = 3
const GOOD_SCORE = 90

/** Feedback on shadowing: which words a recogniser heard otherwise, and which sentences are worth another try. */
export function assessShadowing(sentences: readonly string[], tries: readonly TurnRow[]): SpeakingFeedback {
  const best = bestTries(tries)
  const score = sessionScore(tries)
  const missed = missedWords(best)
  return {
    score,
    criteria: [
      {
        id: 'pronunciation',
        name: SPEAKING_CRITERIA.pronunciation,
        score,
        comment: `${best.length} of ${sentences.length} sentences were repeated. ${
          missed.length === 0
            ? 'Every word was heard as it should be.'
            : 'The words below were heard otherwise; a recogniser can be wrong about a word as well.'
        }`,
      },
    ],
    figures: presentFigures(speakingFigures(best.map(({ said, seconds }) => ({ text: said, seconds })))),
    corrections: [],
    pronunciation: missed,
    practise: whatToPractise(sentences, best),
    summary: `Your score is ${score ?? 0} of 100 over ${best.length} ${best.length === 1 ? 'sentence' : 'sentences'}.`,
    made_by: 'built-in',
  }
}

/** The best try at each sentence, in the order of the sentences. */
function bestTries(tries: readonly TurnRow[]): TurnRow[] {
  const best = new Map<number, TurnRow>()
  for (const one of tries) if ((one.score ?? 0) >= (best.get(one.number)?.score ?? -1)) best.set(one.number, one)
  return [...best.values()].sort((one, other) => one.number - other.number)
}

/** Words that were not heard as they should be, most often first. */
function missedWords(tries: readonly TurnRow[]): SpeakingFeedback['pronunciation'] {
  const words = new Map<string, { word: string; heard: string | null; count: number }>()
  for (const { text, mark, heard } of tries.flatMap((one) => one.words)) {
    if (mark === 'right') continue
    const key = text.toLowerCase()
    const known = words.get(key)
    words.set(key, { word: text, heard: known?.heard ?? heard, count: (known?.count ?? 0) + 1 })
  }
  return [...words.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_WORDS)
    .map(({ word, heard }) => ({ word, heard }))
}

function whatToPractise(sentences: readonly string[], best: readonly TurnRow[]): string[] {
  const weak = best
    .filter(({ score }) => (score ?? 0) < GOOD_SCORE)
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .slice(0, MOST_SENTENCES)
    .map(({ number }) => `Listen again and repeat: ${sentences[number - 1]}`)
  if (weak.length > 0) return weak
  return [best.length < sentences.length ? 'Repeat the sentences that are left.' : 'Take a topic of the next level.']
}
