import { useDeferredValue, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { beginSet } from '../editing/begin-set.ts'
import { chosenSet, IntoSet, NEW_SET, useSets } from '../editing/IntoSet.tsx'
import { type MistakesAt, useMakeMissedCards } from './make-missed-cards.ts'
import type { MissedQuestion } from './missed-question.ts'

interface MissedIntoSetProps {
  at: MistakesAt
  missed: readonly MissedQuestion[]
  onClose: () => void
}

/** Makes cards of all that was missed in a set of the student's own choice. */
export function MissedIntoSet({ at, missed, onClose }: MissedIntoSetProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [title, setTitle] = useState(() => say('results.mistakesAt', { title: at.title }))
  // One set, also where a try fails half-way.
  const [newSetId] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const { make, count } = useMakeMissedCards(at, missed)
  const found = useSets(useDeferredValue(search), true)
  const setId = chosenSet(chosen, found, search)

  const save = async () => {
    if (!setId) return
    setMaking(true)
    setError(null)
    try {
      await make.mutateAsync(setId === NEW_SET ? (await beginSet(title, newSetId)).id : Number(setId))
      onClose()
    } catch (failure) {
      setError(errorText(failure, say('results.cardsNotMade')))
      setMaking(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('results.makeMissedCards')}
      description={found.isUnreached ? say('results.setsNotReached') : undefined}
      actions={
        <>
          <Button onClick={onClose}>{say('review.cancel')}</Button>
          <Button variant="primary" isLoading={isMaking} disabled={!setId} onClick={() => void save()}>
            {say('results.makeSoMany', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <IntoSet {...{ found, search, setId, title }} onSearch={setSearch} onChoose={setChosen} onTitle={setTitle} />
        {error && (
          <p role="alert" className="text-poor text-sm">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}
