import type { Judgement } from '@lectern/contract/shapes'
import { cleanText } from '../questions/tidy-choices.ts'
import type { Verdicts } from './open-answers.ts'

/** What was found of an answer. What is partly right is not correct; `judgement` says more, where there is more to say. */
export interface Judged {
  isCorrect: boolean
  judgement: Judgement | null
}

const MOST_CHARACTERS = 600

/** By number; null where it cannot be told. A number that got two different verdicts got none. */
export function readVerdicts(verdicts: Verdicts['verdicts']): Map<number, Judged | null> {
  const judged = new Map<number, Judged | null>()
  for (const [number, all] of Map.groupBy(verdicts, (one) => one.number)) {
    const [first] = all
    const isAgreed = new Set(all.map(({ verdict }) => verdict)).size === 1
    if (first && isAgreed) judged.set(number, first.verdict === 'unsure' ? null : judgedBy(first))
  }
  return judged
}

function judgedBy({ verdict, ...said }: Verdicts['verdicts'][number]): Judged {
  const [reason, missing] = [tidy(said.reason), verdict === 'correct' ? '' : tidy(said.missing)]
  const isPartly = verdict === 'partly'
  const saysMore = isPartly || reason !== '' || missing !== ''
  return { isCorrect: verdict === 'correct', judgement: saysMore ? { is_partly: isPartly, reason, missing } : null }
}

const tidy = (text: string): string => [...cleanText(text)].slice(0, MOST_CHARACTERS).join('')
