import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { planningApi } from '../settings/planning-api.ts'
import { ExamRow } from './ExamRow.tsx'
import { type Practice, useExamChange, useExams, useSetChoices } from './exams-api.ts'

/** The exams that sets are learned towards, what that takes, and what became of those that are over. */
export function ExamsPanel({ onPractice }: { onPractice: (practice: Practice) => void }) {
  const say = useSay()
  const { data } = useExams()
  if (!data) return null
  return (
    <Panel title={say('review.exams')} description={say('review.examsText')}>
      {data.exams.length > 0 && (
        <ul className="mb-6 divide-y divide-line">
          {data.exams.map((exam) => (
            <ExamRow key={exam.id} exam={exam} onPractice={onPractice} />
          ))}
        </ul>
      )}
      <NewExam />
      <Button className="mt-6" onClick={() => onPractice({ way: 'ahead' })}>
        {say('review.studyAhead')}
      </Button>
    </Panel>
  )
}

function NewExam() {
  const say = useSay()
  const { data } = useSetChoices()
  const [setId, setSetId] = useState<string | null>(null)
  const [date, setDate] = useState('')
  const add = useExamChange(({ id, date }: { id: number; date: string }) =>
    planningApi.setExam({ params: { id }, body: { date } }),
  )
  const sets = data?.flashcard_sets ?? []
  const chosen = setId ?? String(sets[0]?.id ?? '')
  if (sets.length === 0) return null
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (date !== '') add.mutate({ id: Number(chosen), date }, { onSuccess: () => setDate('') })
      }}
    >
      <Select
        className="w-full max-w-xs"
        label={say('review.examSet')}
        options={sets.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={chosen}
        onChange={setSetId}
      />
      <TextField
        className="w-44"
        label={say('review.examDate')}
        type="date"
        value={date}
        max="2099-12-31"
        onChange={(event) => setDate(event.target.value)}
      />
      <Button type="submit" disabled={date === ''} isLoading={add.isPending}>
        {say('review.addExam')}
      </Button>
    </form>
  )
}
