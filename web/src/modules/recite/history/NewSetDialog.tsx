import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { NameDialog } from '../../../ui/dialogs/NameDialog.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reciteApi, useForgetHistory } from '../api.ts'

interface NewSetDialogProps {
  /** Told of the set once it is there, without cards. */
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
    mutationFn: (title: string) =>
      reciteApi.createSet({ body: { title, selected_cards: [], is_blank: true, client_id: clientId } }),
    onSuccess: ({ id }) => {
      void forgetHistory()
      onMade(id)
    },
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
      onSave={begin.mutate}
      onClose={onClose}
    />
  )
}
