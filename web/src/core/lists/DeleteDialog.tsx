import type { UseMutationResult } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

interface DeleteDialogProps<Row> {
  /** What is to be deleted, or null: no question. */
  doomed: Row | null
  question: (row: Row) => string
  /** What goes with it. That it cannot be undone is added. */
  warning: (row: Row) => string
  deletion: UseMutationResult<unknown, Error, number>
  onDeleted?: (row: Row) => void
  /** Deleted, failed (a toast has said so) or not wanted. */
  onClose: () => void
}

/** The question before something in a list is deleted for good. */
export function DeleteDialog<Row extends { id: number }>(props: DeleteDialogProps<Row>) {
  const say = useSay()
  const { doomed, question, warning, deletion, onDeleted, onClose } = props
  const remove = (row: Row) =>
    deletion.mutate(row.id, { onSuccess: () => onDeleted?.(row), onSettled: () => onClose() })
  return (
    <ConfirmDialog
      isOpen={doomed !== null}
      title={doomed ? question(doomed) : ''}
      description={doomed ? `${warning(doomed)}${say('ui.sentenceGap')}${say('ui.cannotBeUndone')}` : ''}
      confirmLabel={say('ui.delete')}
      isDanger
      isLoading={deletion.isPending}
      onConfirm={() => doomed && remove(doomed)}
      onCancel={onClose}
    />
  )
}
