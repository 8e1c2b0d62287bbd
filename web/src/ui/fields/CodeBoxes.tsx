import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'

interface CodeBoxesProps {
  /** The code as far as it is typed, without gaps. Setting it from outside refills the boxes. */
  value: string
  onChange: (code: string) => void
  /** Called once all boxes hold a digit. */
  onComplete?: (code: string) => void
  /** How many digits. */
  length?: number
  label: string
  error?: string | null
  isDisabled?: boolean
  hasAutoFocus?: boolean
}

/** Digits of a text, full-width ones of a Chinese keyboard included. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/**
 * A one-time code in single boxes. Typing moves on, Backspace on an empty box moves back, arrows move, pasting
 * anywhere fills all. The first box carries `one-time-code`, so that phones offer the code from the mail.
 */
export function CodeBoxes({
  value,
  onChange,
  onComplete,
  length = 6,
  label,
  error,
  isDisabled = false,
  hasAutoFocus = false,
}: CodeBoxesProps) {
  const say = useSay()
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  // The boxes may have gaps, which the joined value cannot say: they are kept here until the value changes outside.
  const [typed, setTyped] = useState<readonly string[]>([])
  const cells = typed.join('') === value ? typed : [...value]

  const focusBox = (index: number) => {
    const box = boxes.current[Math.min(length - 1, Math.max(0, index))]
    box?.focus()
    box?.select()
  }

  const write = (next: readonly string[]) => {
    const code = next.join('')
    setTyped(next)
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  /** Writes digits from a box on; a whole code (pasted, or offered by the phone) starts at the first box. */
  const fill = (index: number, text: string) => {
    const digits = digitsOf(text).slice(0, length)
    if (!digits) return
    const start = digits.length === length ? 0 : index
    const next = Array.from({ length }, (_, place) => digits[place - start] ?? cells[place] ?? '')
    write(next)
    focusBox(start + digits.length)
  }

  const clear = (index: number) =>
    write(Array.from({ length }, (_, place) => (place === index ? '' : (cells[place] ?? ''))))

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1)
    else if (event.key === 'ArrowRight') focusBox(index + 1)
    else if (event.key === 'Backspace' && !cells[index]) focusBox(index - 1)
    else return
    event.preventDefault()
  }

  const onPaste = (index: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    fill(index, event.clipboardData.getData('text'))
  }

  return (
    <fieldset
      className="flex flex-col gap-1.5"
      disabled={isDisabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex gap-2">
        {Array.from({ length }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            // biome-ignore lint/a11y/noAutofocus: the student has just asked for the code and will type it next
            autoFocus={hasAutoFocus && index === 0}
            aria-label={say('ui.digit', { number: index + 1, length })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={cells[index] ?? ''}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown(index)}
            onPaste={onPaste(index)}
            onChange={(event) => {
              const text = event.target.value
              // A box that already held a digit reports both: the new one counts.
              if (!text) clear(index)
              else fill(index, text.length === 2 && cells[index] ? text.replace(cells[index], '') : text)
            }}
            className="text-box h-12 min-w-0 max-w-12 flex-1 text-center font-medium text-lg tabular-nums"
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-poor text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
