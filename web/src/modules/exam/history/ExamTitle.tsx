import { MAX_EXAM_TITLE_CHARACTERS } from '@lectern/domain/exam'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useRenameExam } from '../api.ts'

/** The title of an exam, changed by a double-click or its button: Enter or leaving the box saves, Escape does not. */
export function ExamTitle({ id, title }: { id: number; title: string }) {
  const rename = useRenameExam()
  const [typed, setTyped] = useState<string | null>(null)
  const pencil = useRef<HTMLSpanElement>(null)

  const close = () => {
    setTyped(null)
    // The box had the focus and is gone: the button that opened it takes it.
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }

  const save = () => {
    if (typed === null || rename.isPending) return
    const next = typed.trim()
    if (next === '' || next === title) return close()
    // Refused, the box stays open with what was typed.
    rename.mutate({ id, title: next }, { onSuccess: close })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
    if (event.key === 'Escape') close()
  }

  if (typed !== null)
    return (
      <input
        aria-label={`Title of ${title}`}
        // biome-ignore lint/a11y/noAutofocus: the student has just asked to change it
        autoFocus
        maxLength={MAX_EXAM_TITLE_CHARACTERS}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
        aria-busy={rename.isPending}
        className="control text-box px-2 font-semibold font-serif text-lg"
      />
    )
  return (
    <div className="flex items-start justify-between gap-2">
      <h2 className="wrap-anywhere line-clamp-3 pt-1.5 text-lg" onDoubleClick={() => setTyped(title)}>
        {title}
      </h2>
      <span ref={pencil}>
        <IconButton label={`Rename ${title}`} icon={<Pencil size={16} />} onClick={() => setTyped(title)} />
      </span>
    </div>
  )
}
