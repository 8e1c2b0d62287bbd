import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import type { UseMutationResult } from '@tanstack/react-query'
import { EditableTitle } from '../../ui/fields/EditableTitle.tsx'

interface ListTitleProps {
  id: number
  title: string
  /** The page that the title leads to, where it has one. */
  to?: string
  /** One for each row, so that a title that is being saved holds up no other. */
  rename: UseMutationResult<unknown, Error, { id: number; title: string }>
}

/** The title of something in a list, changed where it stands. A refused one stays open with what was typed. */
export const ListTitle = ({ id, title, to, rename }: ListTitleProps) => (
  <EditableTitle
    title={title}
    to={to}
    maxLength={MAX_TITLE_CHARACTERS}
    isSaving={rename.isPending}
    onSave={(next, close) => rename.mutate({ id, title: next }, { onSuccess: close })}
  />
)
