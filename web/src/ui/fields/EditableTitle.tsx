import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { Pencil } from '../icons/icons.ts'

interface EditableTitleProps {
  title: string
  /** The page that the title leads to; such a title is changed by its button alone. */
  to?: string
  maxLength: number
  isSaving: boolean
  /** Saves another title, and calls `close` once it is saved: refused, the box stays open with what was typed. */
  onSave: (title: string, close: () => void) => void
}

/** A title in a list, changed where it stands, by its button or a double-click: Enter or leaving the box saves, Escape does not. */
export function EditableTitle({ title, to, maxLength, isSaving, onSave }: EditableTitleProps) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const pencil = useRef<HTMLSpanElement>(null)
  const isFocusLost = useRef(false)

  const close = () => {
    // Whoever has gone on elsewhere while the title was saved stays there.
    isFocusLost.current = box.current !== null && box.current === document.activeElement
    setTyped(null)
  }
  useEffect(() => {
    if (typed !== null || !isFocusLost.current) return
    isFocusLost.current = false
    // The box had the focus and is gone: the button that opened it takes it.
    pencil.current?.querySelector('button')?.focus()
  }, [typed])

  const save = () => {
    if (typed === null || isSaving) return
    const next = typed.trim()
    if (next === '' || next === title) return close()
    onSave(next, close)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
    if (event.key === 'Escape') close()
  }

  if (typed !== null)
    return (
      <input
        ref={box}
        aria-label={say('ui.titleOf', { title })}
        // biome-ignore lint/a11y/noAutofocus: the student has just asked to change it
        autoFocus
        maxLength={maxLength}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
        aria-busy={isSaving}
        className="control text-box px-2 font-semibold font-serif text-lg"
      />
    )
  return (
    <div className="flex items-start justify-between gap-2">
      <h2
        className="wrap-anywhere line-clamp-3 pt-1.5 text-lg"
        onDoubleClick={to === undefined ? () => setTyped(title) : undefined}
      >
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="hover:text-accent hover:underline">
            {title}
          </Link>
        )}
      </h2>
      <span ref={pencil}>
        <IconButton label={say('ui.rename', { title })} icon={<Pencil size={16} />} onClick={() => setTyped(title)} />
      </span>
    </div>
  )
}
