import type { CardCandidate } from '../cards/candidate.ts'
import type { StudyDocument } from '../document.ts'
import type { Place } from '../parse/mapped-text.ts'
import type { Sentence } from '../parse/sentences.ts'
import type { ExamMaterial } from './material.ts'
import { type QuestionDraft, sentenceFact } from './question.ts'

/** The words of the sentences that stand at `place`, or the text itself where none does: what an explanation quotes. */
export function sourceSentence(place: Place, document: StudyDocument): string {
  const own = sentencesAt(place, document)
  return own.length === 0 ? document.source.slice(place.start, place.end) : own.map(({ text }) => text).join(' ')
}

/** What the passage at `place` says: its sentences, or the passage itself where it has none. */
export function factsOf(place: Place, document: StudyDocument): string[] {
  const own = sentencesAt(place, document)
  return own.length === 0 ? [`place ${place.start}`] : own.map(({ id }) => sentenceFact(id))
}

/** What a question has from the card that it asks. */
export const drawnFrom = (
  card: CardCandidate,
  { wording, document }: Pick<ExamMaterial, 'wording' | 'document'>,
): Pick<QuestionDraft, 'explanation' | 'place' | 'facts' | 'term' | 'section'> => ({
  explanation: wording.quote(sourceSentence(card, document)),
  place: card,
  facts: factsOf(card, document),
  term: card.term.toLowerCase(),
  section: card.section,
})

function sentencesAt({ start, end }: Place, { sentences }: StudyDocument): readonly Sentence[] {
  let from = firstFrom(sentences, start)
  const own: Sentence[] = []
  for (let next = sentences[from]; next && next.start < end; next = sentences[++from]) own.push(next)
  return own
}

/** The index of the first place that ends after `start`, by halving: places are in order. */
function firstFrom(places: readonly Place[], start: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}

const LONGEST_SPAN = 4000

/** The passage that holds all `places`, or the first of them where they stand far apart. */
export function spanOf(places: readonly Place[]): Place {
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.end))
  const [first] = places
  return end - start <= LONGEST_SPAN || !first ? { start, end } : { start: first.start, end: first.end }
}
