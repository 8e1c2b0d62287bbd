import type { FoundKind, FoundThing } from '@lectern/contract/search'
import type { MessageId } from '@lectern/texts/message'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { addressOfFound } from './address-of-found.ts'
import { FoundWords } from './FoundWords.tsx'

const KIND_TEXTS = {
  material: 'modules.library',
  flashcard_set: 'search.sets',
  flashcard: 'search.cards',
  note: 'modules.notes',
  exam: 'modules.exam',
  exam_question: 'search.questions',
  chat: 'modules.understanding',
  lecture: 'modules.lecture',
  listening_set: 'modules.listening',
  essay: 'modules.writing',
  speaking_session: 'modules.speaking',
} as const satisfies Record<FoundKind, MessageId>

interface FoundThingsProps {
  found: readonly FoundThing[]
  /** What was searched for, marked in what was found. */
  search: string
  onChosen: () => void
}

/** What was found, by kind, each the way to where it is shown. */
export function FoundThings({ found, search, onChosen }: FoundThingsProps) {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return (
    <div className="flex flex-col gap-5">
      {kinds.map((kind) => (
        <KindFound
          key={kind}
          kind={kind}
          things={found.filter((one) => one.kind === kind)}
          search={search}
          onChosen={onChosen}
        />
      ))}
    </div>
  )
}

interface KindFoundProps {
  kind: FoundKind
  things: readonly FoundThing[]
  search: string
  onChosen: () => void
}

function KindFound({ kind, things, search, onChosen }: KindFoundProps) {
  const say = useSay()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 font-semibold text-ink-soft text-xs">
        {say(KIND_TEXTS[kind])}
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {things.map((thing) => (
          <li key={thing.id}>
            <Link to={addressOfFound(thing)} onClick={onChosen} className="group block py-2.5">
              <span className="wrap-anywhere line-clamp-2 group-hover:text-accent">
                <FoundWords text={thing.title.trim() || say('search.untitled')} search={search} />
              </span>
              {thing.excerpt.trim() && thing.excerpt !== thing.title && (
                <span className="wrap-anywhere line-clamp-3 font-serif text-ink-soft text-sm sm:line-clamp-2">
                  <FoundWords text={thing.excerpt} search={search} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
