import type { CardNote } from '@lectern/domain/cards/faces'
import { useSay } from '../../lib/language.ts'
import { CardSide } from './CardSide.tsx'

/** What a card will look like, as it is typed. */
export function CardPreview({ note }: { note: CardNote }) {
  const say = useSay()
  if (note.question.trim() === '' && note.answer.trim() === '') return null
  return (
    <section aria-label={say('cards.preview')} className="rounded-ui border border-line border-dashed bg-paper p-3">
      <p className="mb-2 text-ink-faint text-xs">{say('cards.preview')}</p>
      <CardSide note={note} part="all" side="question" className="font-semibold" />
      <hr className="my-3 w-12 border-line-strong" />
      <CardSide note={note} part="all" side="answer" className="text-ink-soft" />
    </section>
  )
}
