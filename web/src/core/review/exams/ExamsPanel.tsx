import { useState } from 'react'
import { momentText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { setOptions, tellApart } from '../../cards/tell-apart.ts'
import { ExamDateForm } from './ExamDateForm.tsx'
import { ExamRow } from './ExamRow.tsx'
import { type Practice, useExams, useMaterialChoices, useSetChoices } from './exams-api.ts'

/** The exams that sets and materials are learned towards, what that takes, and what became of those that are over. */
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
  const { data: recite } = useSetChoices()
  const { data: library } = useMaterialChoices()
  const [picked, setPicked] = useState<string | null>(null)
  const sets = setOptions(recite?.flashcard_sets ?? [], say).map((set) => ({ kind: 'set' as const, ...set }))
  const named = (library?.materials ?? []).map((one) => ({
    ...one,
    name: say('review.examOfMaterial', { title: one.title }),
  }))
  const names = tellApart(named, ({ created_at }) => momentText(new Date(created_at)), say)
  const materials = named.map(({ id }, at) => ({ kind: 'material' as const, id, label: names[at] ?? '' }))
  // Cards are what is learned: without any there is nothing to learn towards a date.
  if (sets.length === 0) return null
  const choices = [...sets, ...materials].map((choice) => ({ ...choice, value: `${choice.kind}-${choice.id}` }))
  const chosen = choices.find(({ value }) => value === picked) ?? choices[0]
  return (
    <ExamDateForm of={chosen} submit={say('review.addExam')}>
      <Select
        className="w-full max-w-xs"
        label={say('review.examSet')}
        options={choices}
        value={chosen?.value ?? ''}
        onChange={setPicked}
      />
    </ExamDateForm>
  )
}
