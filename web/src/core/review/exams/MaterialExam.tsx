import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ExamDay, ExamOutlook } from './ExamOutlook.tsx'
import { setExam, useExamChange, useExams } from './exams-api.ts'

interface MaterialExamProps {
  materialId: number
  /** Whether cards were made of it, which are what is learned. */
  hasCards: boolean
}

/** The exam that all cards made of a material are learned towards, and its date; nothing where there are no cards. */
export function MaterialExam({ materialId, hasCards }: MaterialExamProps) {
  const say = useSay()
  const { data } = useExams()
  const [date, setDate] = useState('')
  const change = useExamChange(setExam)
  const exam = data?.exams.find(({ material, is_over }) => material?.id === materialId && !is_over)
  if (!data || (!hasCards && !exam)) return null
  return (
    <Panel title={say('review.exam')} description={exam ? undefined : say('review.materialExamText')}>
      {exam && (
        <div className="mb-4">
          <ExamDay exam={exam} />
          <ExamOutlook exam={exam} />
          <Link to="/progress" className="mt-1 inline-flex min-h-11 items-center text-accent text-sm">
            {say('review.examMore')}
          </Link>
        </div>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (date !== '') change.mutate({ kind: 'material', id: materialId, date }, { onSuccess: () => setDate('') })
        }}
      >
        <TextField
          className="w-44"
          label={say('review.examDate')}
          type="date"
          value={date}
          max="2099-12-31"
          onChange={(event) => setDate(event.target.value)}
        />
        <Button type="submit" disabled={date === ''} isLoading={change.isPending}>
          {say(exam ? 'review.changeExam' : 'review.addExam')}
        </Button>
      </form>
    </Panel>
  )
}
