import type { ChatSummary } from '@lectern/contract/understanding/shapes'
import { classNames } from '../../../lib/class-names.ts'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ImageIcon, Trash2 } from '../../../ui/icons/icons.ts'
import { Spinner } from '../../../ui/Spinner.tsx'

interface ChatRowProps {
  chat: ChatSummary
  /** It is the one on screen. */
  isOpen: boolean
  isOpening: boolean
  isDisabled: boolean
  onOpen: () => void
  onDelete: () => void
}

/** One kept chat: press it to go on with it. */
export function ChatRow({ chat, isOpen, isOpening, isDisabled, onOpen, onDelete }: ChatRowProps) {
  const say = useSay()
  const { title, message_count, has_image, updated_at } = chat
  const name = title || say('understanding.untitled')
  return (
    <li className="-mx-2 flex items-start gap-1">
      <button
        type="button"
        disabled={isDisabled}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className={classNames(
          'group min-w-0 grow rounded-ui px-2 py-2 text-start disabled:opacity-60',
          isOpen ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <span className="wrap-anywhere line-clamp-2 text-sm group-hover:text-accent">
          {name} {isOpening && <Spinner className="inline" />}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-ink-soft text-xs">
          {say('understanding.chatFigures', {
            count: message_count,
            time: relativeText(new Date(updated_at)),
          })}
          {has_image && <ImageIcon size={14} role="img" aria-label={say('understanding.withImage')} />}
        </span>
      </button>
      <IconButton
        label={say('understanding.deleteOf', { name })}
        icon={<Trash2 size={16} />}
        isDanger
        disabled={isDisabled}
        onClick={onDelete}
      />
    </li>
  )
}
