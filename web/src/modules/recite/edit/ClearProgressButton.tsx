import type { FlashcardSet } from '@lectern/contract/recite-shapes'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { useMutation } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { reciteApi } from '../api.ts'

/** Forgets how the cards of a set were answered, after asking. */
export function ClearProgressButton({ setId, onCleared }: { setId: number; onCleared: (set: FlashcardSet) => void }) {
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => reciteApi.clearProgress({ params: { id: setId } }),
    onSuccess: (set) => {
      onCleared(set)
      toastSuccess(RECITE_TEXTS.progressCleared)
    },
    onError: () => toastError(RECITE_TEXTS.clearProgressFailed),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button icon={<Eraser size={16} aria-hidden />} onClick={() => setAsking(true)}>
        Clear Progress
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear the progress of this set?"
        description="Its scores and the tally of every card go back to nothing. The cards stay."
        confirmLabel="Clear Progress"
        isDanger
        isLoading={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
