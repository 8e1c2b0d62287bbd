import type { ExamSummary } from '@lectern/contract/exam/shapes'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { ShareButton } from '../../../core/sharing/ShareButton.tsx'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Trash2 } from '../../../ui/icons/icons.ts'
import { useDeleteExam, useRenameExam } from '../api.ts'
import { GiveUpPractice } from '../GiveUpPractice.tsx'
import { practiceStore } from '../practice.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'

/** One page of exams, and the questions before one is deleted or a running practice is given up. */
export function ExamGrid({ sets, openView }: { sets: readonly ExamSummary[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<ExamSummary | null>(null)
  const practice = useStore(practiceStore)
  const start = useStartPractice(openView)
  const deleteExam = useDeleteExam()

  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {sets.map((set) => (
          <ExamCard
            key={set.id}
            set={set}
            isStarting={start.startingId === set.id}
            onStart={() => start.begin({ set })}
            onOpenAttempts={() => openView('attempts', set.id)}
            onDelete={() => setDoomed(set)}
          />
        ))}
      </ul>
      <GiveUpPractice start={start} />
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => deleteQuestion(title)}
        warning={() => say('exam.deleteWarning')}
        deletion={deleteExam}
        onDeleted={(set) => practice?.set.id === set.id && practiceStore.set(null)}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

interface ExamCardProps {
  set: ExamSummary
  isStarting: boolean
  onStart: () => void
  onOpenAttempts: () => void
  onDelete: () => void
}

function ExamCard({ set, isStarting, onStart, onOpenAttempts, onDelete }: ExamCardProps) {
  const say = useSay()
  const { title, question_count: count, latest_score: score, attempt_count, created_at } = set
  const rename = useRenameExam()
  const when = relativeText(new Date(created_at))
  return (
    <Card as="li" className="flex min-w-0 flex-col">
      <ListTitle id={set.id} title={title} rename={rename} />
      <div className="mt-2 grow">
        <p className="text-ink-soft text-sm">
          {score === null ? say('exam.aboutNew', { when, count }) : say('exam.aboutPractised', { when, count, score })}
        </p>
        {attempt_count > 0 && (
          <Button variant="quiet" className="-ms-4" onClick={onOpenAttempts}>
            {say('exam.attemptCount', { count: attempt_count })}
            <span className="sr-only"> {say('exam.atExam', { title })}</span>
          </Button>
        )}
      </div>
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button
          isLoading={isStarting}
          onClick={onStart}
          aria-label={say('exam.practiseExam', { title })}
          className="min-w-28"
        >
          {say('exam.practise')}
        </Button>
        <ShareButton thing={{ kind: 'exam', id: set.id }} title={title} isInRow />
        <IconButton label={say('exam.deleteExam', { title })} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
