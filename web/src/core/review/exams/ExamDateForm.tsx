import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { setExam, useExamChange } from './exams-api.ts'

interface ExamDateFormProps {
  /** What is learned towards the date; missing as long as there is nothing to choose. */
  of: { kind: 'set' | 'material'; id: number } | undefined
  /** What its button says. */
  submit: string
  /** The choice of what is learned, where there is one. */
  children?: ReactNode
}

/** The date of an exam; emptied once it is kept. */
export function ExamDateForm({ of, submit, children }: ExamDateFormProps) {
  const say = useSay()
  const [date, setDate] = useState('')
  const change = useExamChange(setExam)
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (of && date !== '') change.mutate({ kind: of.kind, id: of.id, date }, { onSuccess: () => setDate('') })
      }}
    >
      {children}
      <DateField className="w-52" label={say('review.examDate')} value={date} max="2099-12-31" onChange={setDate} />
      <Button type="submit" disabled={date === ''} isLoading={change.isPending}>
        {submit}
      </Button>
    </form>
  )
}
