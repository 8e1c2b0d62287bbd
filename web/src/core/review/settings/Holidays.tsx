import { MOST_HOLIDAYS } from '@lectern/domain/review'
import { useState } from 'react'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { X } from '../../../ui/icons/icons.ts'

interface HolidaysProps {
  /** Dates: 2026-12-25. */
  dates: readonly string[]
  onChange: (dates: string[]) => void
}

/** Days on which as little as possible is to come back. */
export function Holidays({ dates, onChange }: HolidaysProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed === '') return
    onChange([...new Set([...dates, typed])].sort())
    setTyped('')
  }
  return (
    <fieldset className="mt-6">
      <legend className="mb-1 font-medium">{say('review.holidays')}</legend>
      <p className="mb-3 text-ink-soft text-sm">{say('review.holidaysHint')}</p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <DateField className="w-52" label={say('review.holiday')} value={typed} max="2099-12-31" onChange={setTyped} />
        <Button type="submit" disabled={typed === '' || dates.length >= MOST_HOLIDAYS}>
          {say('review.addHoliday')}
        </Button>
      </form>
      {dates.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {dates.map((date) => {
            const day = dateText(new Date(`${date}T12:00:00`))
            return (
              <li key={date} className="flex items-center gap-1 rounded-ui border border-line ps-3 text-sm">
                {day}
                <IconButton
                  icon={<X size={18} aria-hidden />}
                  label={say('review.removeHoliday', { day })}
                  onClick={() => onChange(dates.filter((one) => one !== date))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
