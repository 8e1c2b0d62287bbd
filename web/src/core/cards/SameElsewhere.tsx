import type { CardNote } from '@lectern/domain/cards/faces'
import { saidBy } from '@lectern/domain/cards/said-by'
import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CardSide } from './CardSide.tsx'
import { findSameCards } from './cards-api.ts'

interface SameElsewhereProps {
  note: CardNote
  /** The set that the card is written in, of which its editor tells by itself. The way to the other one leaves it. */
  setId?: number
}

/** The latest card of another set that says what is being written, once the writing pauses. Nothing where the server says nothing. */
export function SameElsewhere({ note, setId }: SameElsewhereProps) {
  const say = useSay()
  const said = saidBy(note)
  const isSettled = useDebouncedValue(said, SEARCH_DEBOUNCE_MS) === said
  const { data } = useQuery({
    queryKey: ['recite', 'same-cards', said, setId],
    queryFn: ({ signal }) =>
      findSameCards({ body: { kind: note.kind, question: note.question, except_set_id: setId } }, { signal }),
    enabled: said !== '' && isSettled,
    // Cards are made and deleted on many screens: what was told a moment ago may hold no more.
    staleTime: 0,
    retry: false,
  })
  const same = data?.cards[0]
  return (
    // There before its text: readers of screens say what comes into a place that they know, not a place that comes with it.
    <div role="status" className={same ? undefined : 'sr-only'}>
      {same && (
        <Notice>
          <p className="wrap-anywhere mb-1">{say('cards.sameElsewhere', { title: same.flashcard_set.title })}</p>
          <CardSide note={same} part="all" side="question" className="font-semibold" />
          <CardSide note={same} part="all" side="answer" className="text-ink-soft" />
          {setId !== undefined && (
            <Link
              to={`/module/recite?view=edit&set_id=${same.flashcard_set.id}`}
              className="control inline-flex items-center text-accent"
            >
              {say('cards.openThatSet')}
            </Link>
          )}
        </Notice>
      )}
    </div>
  )
}
