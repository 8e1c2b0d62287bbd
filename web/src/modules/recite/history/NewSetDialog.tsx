import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { beginSet } from '../../../core/review/editing/begin-set.ts'
import { useSay } from '../../../lib/language.ts'
import { NameDialog } from '../../../ui/dialogs/NameDialog.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { useForgetHistory } from '../api.ts'

interface NewSetDialogProps {
  /** Told of the set once it is there, without cards; not where the dialog was closed meanwhile. */
  onMade: (setId: number) => void
  onClose: () => void
}

/** Names a set whose cards its student writes. */
export function NewSetDialog({ onMade, onClose }: NewSetDialogProps) {
  const say = useSay()
  const forgetHistory = useForgetHistory()
  // Pressed again after an answer that was lost, it makes no second set.
  const [clientId] = useState(() => crypto.randomUUID())
  const begin = useMutation({
    mutationFn: (title: string) => beginSet(title, clientId),
    onSuccess: () => void forgetHistory(),
    onError: () => toastError(say('recite.createSetFailed')),
  })
  return (
    <NameDialog
      title={say('recite.newSetByHand')}
      label={say('recite.setTitle')}
      keep={say('recite.beginWriting')}
      name=""
      maxLength={MAX_TITLE_CHARACTERS}
      tidy={(typed) => typed.trim()}
      isSaving={begin.isPending}
      // What is said with a call itself goes with the dialog: who called it off stays where they are.
      onSave={(title) => begin.mutate(title, { onSuccess: ({ id }) => onMade(id) })}
      onClose={onClose}
    />
  )
}
