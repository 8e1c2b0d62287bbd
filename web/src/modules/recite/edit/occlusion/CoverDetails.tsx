import { type CoveringShape, MAX_COVER_NAME_CHARACTERS } from '@lectern/domain/cards/occlusion'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Trash2 } from '../../../../ui/icons/icons.ts'

interface CoverDetailsProps {
  shape: CoveringShape
  /** Its place among the covers, from 1. */
  place: number
  mostNumber: number
  onChange: (fields: Partial<CoveringShape>) => void
  onRemove: () => void
  /** Enter and Escape lead back to the cover. */
  onDone: () => void
}

/** What the chosen cover is called, and what it is asked for together with. */
export function CoverDetails({ shape, place, mostNumber, onChange, onRemove, onDone }: CoverDetailsProps) {
  const say = useSay()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    <fieldset aria-label={say('cards.coverPlace', { place })} className="flex flex-wrap items-end gap-2">
      <div data-cover-name className="min-w-40 grow">
        <TextField
          label={say('cards.coverName', { place })}
          maxLength={MAX_COVER_NAME_CHARACTERS}
          value={shape.name}
          onChange={({ target }) => onChange({ name: target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <NumberField number={shape.number} most={mostNumber} onChange={(number) => onChange({ number })} />
      <Button variant="danger" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
        {say('cards.removeCover')}
      </Button>
    </fieldset>
  )
}

/** Empty while it is typed anew; a number that cannot be is not taken. */
function NumberField({ number, most, onChange }: { number: number; most: number; onChange: (number: number) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(String(number))
  useEffect(() => setTyped(String(number)), [number])
  return (
    <TextField
      label={say('cards.coverNumber')}
      type="number"
      min={1}
      max={most}
      className="w-24"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = Number(target.value)
        if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next)
      }}
      onBlur={() => setTyped(String(number))}
    />
  )
}
