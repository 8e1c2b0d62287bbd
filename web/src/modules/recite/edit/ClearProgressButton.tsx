import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Eraser } from '../../../ui/icons/icons.ts'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { reciteApi } from '../api.ts'

/** Forgets how the cards of a set were answered, after asking. */
export function ClearProgressButton({ setId, onCleared }: { setId: number; onCleared: (set: FlashcardSet) => void }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => reciteApi.clearProgress({ params: { id: setId } }),
    onSuccess: (set) => {
      onCleared(set)
      toastSuccess(say('recite.progressCleared'))
    },
    onError: () => toastError(say('recite.clearProgressFailed')),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button icon={<Eraser size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {say('recite.clearProgress')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('recite.clearQuestion')}
        description={say('recite.clearWarning')}
        confirmLabel={say('recite.clearProgress')}
        isDanger
        isLoading={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
