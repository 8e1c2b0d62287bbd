import type { MaterialItem } from '@lectern/contract/materials'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useSay } from '../../../lib/language.ts'
import { NameDialog } from '../../../ui/dialogs/NameDialog.tsx'
import { useRenameMaterial } from '../materials-api.ts'

/** Another title for a material. */
export function RenameDialog({ material: { id, title }, onClose }: { material: MaterialItem; onClose: () => void }) {
  const say = useSay()
  const rename = useRenameMaterial()
  return (
    <NameDialog
      title={say('library.renameTitle')}
      label={say('library.titleOfText')}
      keep={say('library.saveTitle')}
      name={title}
      maxLength={MAX_TITLE_CHARACTERS}
      tidy={(typed) => typed.trim()}
      isSaving={rename.isPending}
      onSave={(next) => rename.mutate({ id, title: next }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
