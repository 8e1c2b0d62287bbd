import type { QueuedItem } from '@lectern/contract/review/shapes'
import { checkCard } from '@lectern/domain/cards/faces'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { WritingDialog } from '../../ui/WritingDialog.tsx'
import { CardSides } from './CardSides.tsx'
import type { CardEdit } from './outbox.ts'

interface EditCardDialogProps {
  card: QueuedItem
  onClose: () => void
  /** Keeps the card and shows it. Rejects where it was refused. */
  onSave: (edit: CardEdit) => Promise<void>
}

/** Both sides of the card on the screen, to be said better. What was typed stays until it is kept or given up. */
export function EditCardDialog({ card, onClose, onSave }: EditCardDialogProps) {
  const say = useSay()
  const { kind } = card.note
  const [question, setQuestion] = useState(card.note.question)
  const [answer, setAnswer] = useState(card.note.answer)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const save = async () => {
    setSaving(true)
    try {
      await onSave({ kind, question, answer })
      setError(null)
      onClose()
    } catch (failure) {
      setError(errorText(failure, say('due.changeFailed')))
    } finally {
      setSaving(false)
    }
  }

  return (
    <WritingDialog
      isOpen
      hasWriting={question !== card.note.question || answer !== card.note.answer}
      onClose={onClose}
      title={say('review.editTitle')}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>{say('review.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isSaving}
            disabled={checkCard({ kind, question, answer }) !== null}
            onClick={() => void save()}
          >
            {say('review.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <CardSides {...{ kind, question, answer, error }} onQuestion={setQuestion} onAnswer={setAnswer} />
      </div>
    </WritingDialog>
  )
}
