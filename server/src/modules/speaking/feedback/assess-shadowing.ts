import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import { SPEAKING_CRITERIA, sessionScore } from '@lectern/domain/speaking'
import { speakingFigures } from '@lectern/engine/speaking-figures'
import { type Message, message } from '@lectern/texts/message'
import type { TurnRow } from '../sessions/session-store.ts'
import type { KeptFeedback } from '../tables.ts'
import { presentFigures } from './assess-turns.ts'

const MOST_WORDS = 12
const MOST_SENTENCES = 3
const GOOD_SCORE = 90

/** Feedback on shadowing: which words a recogniser heard otherwise, and which sentences are worth another try. */
export function assessShadowing(sentences: readonly string[], tries: readonly TurnRow[]): KeptFeedback {
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
        comment: message(missed.length === 0 ? 'speaking.allHeard' : 'speaking.someMisheard', {
          repeated: best.length,
          total: sentences.length,
        }),
      },
    ],
    figures: presentFigures(speakingFigures(best.map(({ said, seconds }) => ({ text: said, seconds })))),
    corrections: [],
    pronunciation: missed,
    practise: whatToPractise(sentences, best),
    summary: message('speaking.scoreOver', { score: score ?? 0, sentences: best.length }),
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

function whatToPractise(sentences: readonly string[], best: readonly TurnRow[]): Message[] {
  const weak = best
    .filter(({ score }) => (score ?? 0) < GOOD_SCORE)
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .slice(0, MOST_SENTENCES)
    .map(({ number }) => message('speaking.repeatSentence', { sentence: sentences[number - 1] ?? '' }))
  if (weak.length > 0) return weak
  return [message(best.length < sentences.length ? 'speaking.repeatTheRest' : 'speaking.nextLevel')]
}
