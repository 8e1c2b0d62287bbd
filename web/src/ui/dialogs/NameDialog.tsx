import { useId, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { WritingDialog } from './WritingDialog.tsx'

interface NameDialogProps {
  title: string
  /** What the field asks for. */
  label: string
  /** What the button that keeps the name says. */
  keep: string
  name: string
  maxLength: number
  isSaving: boolean
  /** How a typed name is kept: without what surrounds it. */
  tidy: (typed: string) => string
  onSave: (name: string) => void
  onClose: () => void
}

/** A name for something. What was typed stays until it is kept or given up; nothing is no name, and the old one changes nothing. */
export function NameDialog({ title, label, keep, name, maxLength, isSaving, tidy, onSave, onClose }: NameDialogProps) {
  const say = useSay()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const next = tidy(typed)
  return (
    <WritingDialog
      isOpen
      hasWriting={!isSaving && next !== name}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{say('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isLoading={isSaving}>
            {keep}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (next === '') field.current?.focus()
          else if (next === name) onClose()
          else onSave(next)
        }}
      >
        <TextField
          ref={field}
          label={label}
          error={isTried && next === '' ? say('ui.nameMissing') : null}
          maxLength={maxLength}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </WritingDialog>
  )
}
