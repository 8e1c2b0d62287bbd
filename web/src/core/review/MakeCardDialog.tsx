import { reciteEndpoints } from '@lectern/contract/recite'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useState } from 'react'
import { clientFor } from '../../lib/api/api-client.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { toastInfo } from '../../ui/toasts/toasts.ts'
import { WritingDialog } from '../../ui/WritingDialog.tsx'
import { SameElsewhere } from '../cards/SameElsewhere.tsx'
import { TODAY } from './api.ts'
import { CardSides } from './CardSides.tsx'

const recite = clientFor(reciteEndpoints)

interface MakeCardDialogProps {
  /** `material_id` names what holds `source`. */
  missed: { question: string; answer: string; source: string | null; material_id?: number | null | undefined }
  /** It is made of words that were read: no question comes back. */
  isPassage?: boolean
  isOpen: boolean
  onClose: () => void
  onMade?: () => void
  /** What gets the focus back where the control that opened it goes. */
  opener?: RefObject<HTMLElement | null>
}

/** A missed question, or a passage that was read, as a card of a set that the student chooses; both sides may be said anew. */
export function MakeCardDialog({ missed, isPassage = false, isOpen, onClose, onMade, opener }: MakeCardDialogProps) {
  const say = useSay()
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [question, setQuestion] = useState(missed.question)
  const [answer, setAnswer] = useState(missed.answer)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  /** What is sent again makes no second card. */
  const [clientId] = useState(() => crypto.randomUUID())
  const { sets, isPending, isUnreached, hasMore } = useSets(useDeferredValue(search), isOpen)
  const setId = sets.some(({ id }) => String(id) === chosen) ? chosen : sets[0] && String(sets[0].id)

  const save = async () => {
    const set = sets.find(({ id }) => String(id) === setId)
    if (!set) return
    setSaving(true)
    try {
      const of = { source: missed.source, material_id: missed.material_id ?? null }
      const body = { question, answer, ...of, client_id: clientId }
      await recite.createCard({ params: { id: set.id }, body })
      toastInfo(say('review.cardMade', { title: set.title }), 'session')
      setError(null)
      // There is a card more to learn.
      void queries.invalidateQueries({ queryKey: TODAY })
      onMade?.()
      onClose()
    } catch (failure) {
      setError(errorText(failure, say('review.cardNotMade')))
    } finally {
      setSaving(false)
    }
  }

  const needsServer = isPassage ? 'review.passageNeedsServer' : 'review.makeCardNeedsServer'
  const description = isUnreached ? needsServer : 'review.noSetsYet'
  const hasWriting = question !== missed.question || answer !== missed.answer
  const hasNone = !isPending && sets.length === 0 && search === ''
  return (
    <WritingDialog
      isOpen={isOpen}
      hasWriting={!isSaving && hasWriting}
      onClose={onClose}
      {...(opener && { opener })}
      title={say('review.makeCardOf')}
      description={hasNone || isUnreached ? say(description) : undefined}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>{say('review.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isSaving}
            disabled={!setId || !question.trim() || !answer.trim()}
            onClick={() => void save()}
          >
            {say('review.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {(hasMore || search !== '') && (
          <SearchField label={say('review.findSet')} value={search} onChange={setSearch} />
        )}
        {sets.length > 0 && setId && (
          <Select
            label={say('review.intoSet')}
            options={sets.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={setId}
            onChange={setChosen}
          />
        )}
        <CardSides {...{ question, answer, error }} onQuestion={setQuestion} onAnswer={setAnswer} />
        {isOpen && <SameElsewhere note={{ kind: 'basic', question, answer }} />}
      </div>
    </WritingDialog>
  )
}

/** The newest of the student's sets that match. */
function useSets(search: string, isEnabled: boolean) {
  const { data, isPending, isError, fetchStatus } = useQuery({
    queryKey: ['review', 'sets', search],
    queryFn: ({ signal }) => recite.history({ query: { search } }, { signal }),
    enabled: isEnabled,
    placeholderData: (before) => before,
  })
  const isUnreached = !data && (isError || fetchStatus === 'paused')
  return { sets: data?.flashcard_sets ?? [], isPending, isUnreached, hasMore: (data?.pagination.total_pages ?? 1) > 1 }
}
