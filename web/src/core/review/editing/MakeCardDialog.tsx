import type { Body } from '@lectern/contract/endpoint'
import { reciteEndpoints } from '@lectern/contract/recite'
import { cardFaultOf } from '@lectern/domain/cards/faces'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useState } from 'react'
import { clientFor } from '../../../lib/api/api-client.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { WritingDialog } from '../../../ui/dialogs/WritingDialog.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { toastInfo } from '../../../ui/toasts/toasts.ts'
import { CardPreview } from '../../cards/CardPreview.tsx'
import { SameElsewhere } from '../../cards/SameElsewhere.tsx'
import { WhyNotSaved } from '../../cards/WhyNotSaved.tsx'
import { TODAY } from '../api.ts'
import { answersOf, MADE_KINDS, type MadeKind } from '../mistakes/missed-question.ts'
import { CardSides } from '../session/CardSides.tsx'
import { beginSet } from './begin-set.ts'
import { type CardDraft, findDraft, useCardDraft } from './card-drafts.ts'
import { chosenSet, IntoSet, NEW_SET, SETS_TO_CHOOSE, useSets } from './IntoSet.tsx'

const recite = clientFor(reciteEndpoints)

interface MakeCardDialogProps {
  /** `material_id` names what holds `source`. */
  missed: {
    question: string
    answer: string
    source: string | null
    material_id?: number | null | undefined
    is_material_gone?: true | undefined
    /** What it was chosen from, and why that is right. */
    options?: readonly string[]
    explanation?: string | null
  }
  /** It is made of words that were read: no question comes back. */
  isPassage?: boolean
  isOpen: boolean
  onClose: () => void
  onMade?: () => void
  /** What gets the focus back where the control that opened it goes. */
  opener?: RefObject<HTMLElement | null>
}

const KIND_TEXTS = { choice: 'cards.kindChoice', basic: 'cards.kindBasic' } as const

/** By what a card is made of: the words of a passage come last, so that they are found again. */
const draftKeyOf = (
  { question, answer, options, material_id }: MakeCardDialogProps['missed'],
  isPassage: boolean,
): string =>
  isPassage ? `${passagePrefix(material_id)}${answer}` : `missed ${JSON.stringify([question, answer, options])}`

const passagePrefix = (materialId: number | null | undefined): string => `passage ${materialId} `

/** The passage of a material of which a card was left half-written in this tab; null without one. */
export const findHalfWritten = (materialId: number): string | null => findDraft(passagePrefix(materialId))

/** A missed question, or a passage that was read, as a card of a set that the student chooses; both sides may be said anew. */
export function MakeCardDialog({ missed, isPassage = false, isOpen, onClose, onMade, opener }: MakeCardDialogProps) {
  const say = useSay()
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
  const [chosenNow, setChosen] = useState<string | null>(null)
  const { options = [] } = missed
  const { draft, isWritten, write, forget } = useCardDraft(draftKeyOf(missed, isPassage), {
    kind: options.length > 1 ? 'choice' : 'basic',
    question: missed.question,
    answers: answersOf(missed),
  })
  const { question, answers } = draft
  const kind: MadeKind = draft.kind === 'choice' ? 'choice' : 'basic'
  const answer = answers[kind] ?? ''
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const found = useSets(useDeferredValue(search), isOpen)
  const { isUnreached } = found
  const setId = chosenSet(chosenNow ?? draft.setId, found, search)

  const close = () => {
    forget()
    onClose()
  }
  const save = async () => {
    if (!setId) return
    setSaving(true)
    try {
      const { source, material_id = null, is_material_gone } = missed
      const sent = { ...draft, setId, clientId: draft.clientId ?? crypto.randomUUID() }
      if (setId === NEW_SET) sent.setClientId ??= crypto.randomUUID()
      write(sent)
      const set = await intoWhich(sent, found.sets)
      const body = { kind, question, answer, source, client_id: sent.clientId }
      await createCardOf(set.id, { ...body, material_id, is_material_gone })
      toastInfo(say('review.cardMade', { title: set.title }), 'session')
      setError(null)
      // There is a card more to learn, and maybe a set more to choose.
      void queries.invalidateQueries({ queryKey: TODAY })
      void queries.invalidateQueries({ queryKey: SETS_TO_CHOOSE })
      onMade?.()
      close()
    } catch (failure) {
      setError(errorText(failure, say('review.cardNotMade')))
    } finally {
      setSaving(false)
    }
  }

  const needsServer = isPassage ? 'review.passageNeedsServer' : 'review.makeCardNeedsServer'
  return (
    <WritingDialog
      isOpen={isOpen}
      hasWriting={!isSaving && isWritten}
      onClose={close}
      {...(opener && { opener })}
      title={say('review.makeCardOf')}
      description={isUnreached ? say(needsServer) : undefined}
      size="lg"
      actions={
        <>
          <Button onClick={close}>{say('review.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isSaving}
            disabled={!setId || cardFaultOf({ kind, question, answer }) !== null}
            onClick={() => void save()}
          >
            {say('review.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <IntoSet
          {...{ found, search, setId, title: draft.setTitle ?? '' }}
          onSearch={setSearch}
          onChoose={setChosen}
          onTitle={(setTitle) => write({ setTitle })}
        />
        {options.length > 1 && (
          <Select
            label={say('cards.kind')}
            options={MADE_KINDS.map((value) => ({ value, label: say(KIND_TEXTS[value]) }))}
            value={kind}
            onChange={(chosen) => write({ kind: chosen })}
          />
        )}
        <CardSides
          {...{ kind, question, answer, error }}
          onQuestion={(typed) => write({ question: typed })}
          onAnswer={(typed) => write({ answers: { ...answers, [kind]: typed } })}
        />
        <WhyNotSaved note={{ kind, question, answer }} />
        {isOpen && <SameElsewhere note={{ kind, question, answer }} />}
        {isOpen && <CardPreview note={{ kind, question, answer }} />}
      </div>
    </WritingDialog>
  )
}

/** The set that was chosen: a new one is made first, once however often that is sent. */
async function intoWhich(
  { setId, setTitle = '', setClientId }: CardDraft,
  sets: readonly { id: number; title: string }[],
): Promise<{ id: number; title: string }> {
  return sets.find(({ id }) => String(id) === setId) ?? beginSet(setTitle, setClientId)
}

/** What a device took along may name a material that has been deleted since: then the card is made without it. */
async function createCardOf(setId: number, body: Body<typeof reciteEndpoints.createCard>): Promise<void> {
  const params = { id: setId }
  await recite.createCard({ params, body }).catch((error: unknown) => {
    if (!body.material_id || !isMissing(error)) throw error
    return recite.createCard({ params, body: { ...body, material_id: null, is_material_gone: true } })
  })
}
