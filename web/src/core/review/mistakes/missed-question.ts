import { choiceOf } from '@lectern/domain/cards/choices'
import { type CardNote, cardFaultOf } from '@lectern/domain/cards/faces'
import type { MissedCard } from './PracticeMissed.tsx'

/** A question that was missed, with the passage that it came from. */
export type MissedQuestion = MissedCard & {
  source: string | null
  material_id?: number | null
  is_material_gone?: true | undefined
}

/** A question that was chosen stays one, unless its student wishes to call the answer to mind. */
export const MADE_KINDS = ['choice', 'basic'] as const
export type MadeKind = (typeof MADE_KINDS)[number]

/** What its card answers, by the kind that the card is of. */
export const answersOf = ({
  answer,
  options = [],
  explanation,
}: Pick<MissedCard, 'answer' | 'options' | 'explanation'>): Record<MadeKind, string> => ({
  basic: answer,
  choice: choiceOf(options, answer, explanation ?? ''),
})

/** A missed question as a card that can be asked: chosen where it was, else called to mind; null where it is none either way. */
export function cardOfMissed(missed: MissedCard): Pick<CardNote, 'kind' | 'question' | 'answer'> | null {
  const { question, options = [] } = missed
  const answers = answersOf(missed)
  const kinds = MADE_KINDS.filter((kind) => kind !== 'choice' || options.length > 1)
  const cards = kinds.map((kind) => ({ kind, question, answer: answers[kind] }))
  return cards.find((card) => cardFaultOf(card) === null) ?? null
}
