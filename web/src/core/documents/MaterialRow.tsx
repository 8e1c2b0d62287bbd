import type { MaterialSummary } from '@lectern/contract/documents'
import { relativeText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Trash2 } from '../../ui/icons/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'

interface MaterialRowProps {
  material: MaterialSummary
  isOpening: boolean
  onPick: () => void
  onDelete: () => void
}

/** One material: press it to use it. */
export function MaterialRow({ material, isOpening, onPick, onDelete }: MaterialRowProps) {
  const say = useSay()
  const { name, excerpt, word_count, source_module, created_at } = material
  // OCR Document brings text as well, and is no module of the home grid.
  const module = say(`modules.${source_module}`)
  return (
    <li className="flex items-start gap-2 py-1">
      <button
        type="button"
        onClick={onPick}
        aria-busy={isOpening}
        className="group min-w-0 grow rounded-ui px-2 py-2 text-start hover:bg-sunken"
      >
        <span className="wrap-anywhere flex items-center gap-2 font-medium group-hover:text-accent">
          {name}
          {isOpening && <Spinner />}
        </span>
        <span className="wrap-anywhere mt-0.5 line-clamp-2 font-serif text-ink-soft text-sm">{excerpt}</span>
        <span className="mt-1 block text-ink-soft text-xs">
          {[say('documents.words', { count: word_count }), module, relativeText(new Date(created_at))].join(
            say('ui.comma'),
          )}
        </span>
      </button>
      <IconButton
        label={say('documents.deleteOf', { name })}
        icon={<Trash2 size={18} />}
        isDanger
        className="mt-1"
        onClick={onDelete}
      />
    </li>
  )
}
