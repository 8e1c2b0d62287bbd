import { MAX_TAG_CHARACTERS } from '@lectern/domain/cards/faces'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { toastError, toastSuccess } from '../../../../ui/toasts/toasts.ts'
import type { CardEditor } from '../card-editor.ts'
import type { PlacedCard } from './find-cards.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  shown: readonly PlacedCard[]
  /** How many cards the set has. */
  total: number
  selection: Selection
  editor: CardEditor
}

/** What can be done with the selected cards. It stays in view while the cards are gone through. */
export function SelectionBar({ shown, total, selection, editor }: SelectionBarProps) {
  const say = useSay()
  const keys = selection.keys ?? new Set<string>()
  const count = keys.size
  const suspend = (isSuspended: boolean) =>
    editor.suspend(keys, isSuspended).then(
      () => toastSuccess(say(isSuspended ? 'cards.suspended' : 'cards.takenUp', { count }), 'edit'),
      () => toastError(say('cards.suspendFailed'), 'edit'),
    )
  const tag = async (text: string, isOn: boolean) => {
    if (await editor.tag(keys, text, isOn))
      toastSuccess(say(isOn ? 'cards.tagged' : 'cards.untagged', { count, tag: text.trim() }), 'edit')
  }
  const move = (text: string) => {
    const place = Number(text)
    if (!Number.isInteger(place) || place < 1 || place > total)
      return toastError(say('cards.noSuchPlace', { total }), 'edit')
    editor.moveTo(keys, place)
    toastSuccess(say('cards.moved', { count, place }), 'edit')
  }
  return (
    <section
      aria-label={say('cards.selection')}
      className="sticky top-2 z-30 mb-5 flex max-h-[40dvh] flex-col gap-3 overflow-y-auto rounded-ui border border-line bg-surface p-3 shadow-float"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-2 font-medium text-sm tabular-nums">
          {say('recite.selected', { selected: count, count: total })}
        </p>
        <Button variant="quiet" onClick={() => selection.set(new Set(shown.map(({ card }) => card.key)))}>
          {say('cards.selectShown', { count: shown.length })}
        </Button>
        <Button variant="quiet" onClick={() => selection.set(new Set())}>
          {say('recite.deselectAll')}
        </Button>
        <span className="grow" />
        <Button onClick={() => selection.set(null)}>{say('cards.selectionDone')}</Button>
      </div>
      {count > 0 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <OneField label={say('cards.moveToPlace')} type="number" max={total} onSubmit={move}>
            {() => <Button type="submit">{say('cards.move')}</Button>}
          </OneField>
          <OneField label={say('cards.tag')} onSubmit={(text) => void tag(text, true)}>
            {(text) => (
              <>
                <Button type="submit">{say('cards.addTag')}</Button>
                <Button onClick={() => text.trim() !== '' && void tag(text, false)}>{say('cards.removeTag')}</Button>
              </>
            )}
          </OneField>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void suspend(true)}>{say('cards.suspend')}</Button>
            <Button onClick={() => void suspend(false)}>{say('cards.takeUp')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                editor.removeSeveral(keys)
                selection.set(new Set())
              }}
            >
              {say('cards.deleteSelected', { count })}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

interface OneFieldProps {
  label: string
  type?: 'text' | 'number'
  max?: number
  /** Given what was typed, unless it is empty. */
  onSubmit: (text: string) => void
  children: (text: string) => ReactNode
}

/** A line of text and what is done with it; Enter does the first of it. */
function OneField({ label, type = 'text', max, onSubmit, children }: OneFieldProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSubmit(text)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <TextField
        label={label}
        type={type}
        min={1}
        max={max}
        maxLength={MAX_TAG_CHARACTERS}
        className={type === 'number' ? 'w-32' : 'w-40'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {children(text)}
    </form>
  )
}
