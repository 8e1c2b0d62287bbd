import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { EditableTitle } from '../../../ui/EditableTitle.tsx'
import { useRenameSet } from '../api.ts'

/** The title of a set, changed where it stands. */
export function SetTitle({ id, title }: { id: number; title: string }) {
  const rename = useRenameSet()
  return (
    <EditableTitle
      title={title}
      maxLength={MAX_TITLE_CHARACTERS}
      isSaving={rename.isPending}
      onSave={(next, close) => rename.mutate({ id, title: next }, { onSuccess: close })}
    />
  )
}
