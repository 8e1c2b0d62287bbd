import type { QueuedItem } from '@lectern/contract/review/shapes'
import { cardFaultOf } from '@lectern/domain/cards/faces'
import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { WritingDialog } from '../../../ui/dialogs/WritingDialog.tsx'
import { ScanSearch } from '../../../ui/icons/icons.ts'
import { CardPreview } from '../../cards/CardPreview.tsx'
import { WhyNotSaved } from '../../cards/WhyNotSaved.tsx'
import type { CardEdit } from '../outbox.ts'
import { CardSides } from '../session/CardSides.tsx'
import { useCardDraft } from './card-drafts.ts'

interface EditCardDialogProps {
  card: QueuedItem
  onClose: () => void
  /** Keeps the card and shows it. Rejects where it was refused. */
  onSave: (edit: CardEdit) => Promise<void>
}

/** The card on the screen, to be said better, and what it will look like. What was typed stays until it is kept or given up. */
export function EditCardDialog({ card, onClose, onSave }: EditCardDialogProps) {
  const say = useSay()
  const { kind } = card.note
  const asKept = { kind, question: card.note.question, answers: { [kind]: card.note.answer } }
  // The words are part of the key: a draft of other words is not brought back.
  const { draft, isWritten, write, forget } = useCardDraft(
    `card ${card.source_id} ${JSON.stringify([card.note.question, card.note.answer])}`,
    asKept,
  )
  const { question } = draft
  const answer = draft.answers[kind] ?? ''
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const close = () => {
    forget()
    onClose()
  }
  const save = async () => {
    setSaving(true)
    try {
      await onSave({ kind, question, answer })
      setError(null)
      close()
    } catch (failure) {
      setError(errorText(failure, say('due.changeFailed')))
    } finally {
      setSaving(false)
    }
  }

  return (
    <WritingDialog
      isOpen
      hasWriting={isWritten}
      onClose={close}
      title={say('review.editTitle')}
      size="lg"
      actions={
        <>
          <Button onClick={close}>{say('review.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isSaving}
            disabled={cardFaultOf({ kind, question, answer }) !== null}
            onClick={() => void save()}
          >
            {say('review.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {kind === 'occlusion' && (
          <ButtonLink
            to={`/module/recite?view=edit&set_id=${card.set.id}`}
            icon={<ScanSearch size={18} aria-hidden />}
            className="self-start"
          >
            {say('review.editCovered')}
          </ButtonLink>
        )}
        <CardSides
          {...{ kind, question, answer, error }}
          onQuestion={(typed) => write({ question: typed })}
          onAnswer={(typed) => write({ answers: { [kind]: typed } })}
        />
        <WhyNotSaved note={{ kind, question, answer }} />
        <CardPreview note={{ kind, question, answer }} />
      </div>
    </WritingDialog>
  )
}
