import type { ExamAttempt } from '@lectern/contract/exam'
import { formatMoment } from '@lectern/domain/dates'
import { questionsText } from '@lectern/domain/exam'
import { useState } from 'react'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useAttempts } from '../api.ts'
import type { OpenView } from '../use-view.ts'

/** Every attempt at an exam that was handed in, newest first, to be opened again. */
export function AttemptsView({ setId, openView }: { setId: number; openView: OpenView }) {
  const [page, openPage] = useState(1)
  const place = { search: '', page, openPage, clear: () => openPage(1) }
  const list = useAttempts(setId, place)
  const back = { label: 'Back to Exam History', onBack: () => openView('history') }
  if (!list.data)
    return (
      <NotOpened
        query={list}
        title="Attempts"
        back={back}
        loading="Loading your attempts"
        failed="Your attempts could not be loaded."
        missing={{ title: 'Exam Not Found', text: 'This exam is not there.', hint: 'It may have been deleted.' }}
      />
    )
  return (
    <>
      <PageHeader title="Attempts" description={list.data.exam_set.title} back={back} />
      <PagedList
        list={list}
        place={place}
        rowsOf={({ sessions }) => sessions}
        loading={<SkeletonCards label="Loading your attempts" />}
        failed="Your attempts could not be loaded."
        empty={<NoAttempts onBack={back.onBack} />}
      >
        {(attempts) => (
          <ul className="max-w-3xl divide-y divide-line border-line border-y">
            {attempts.map((attempt) => (
              <AttemptLine
                key={attempt.session_id}
                attempt={attempt}
                onOpen={() => openView('results', attempt.session_id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function AttemptLine({ attempt, onOpen }: { attempt: ExamAttempt; onOpen: () => void }) {
  const { score, correct_count, total_questions, is_retest, ended_at } = attempt
  const when = ended_at && formatMoment(new Date(ended_at))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-medium">{when}</p>
        <p className="text-ink-soft text-sm">
          {is_retest ? `Re-test of ${questionsText('', total_questions)}` : questionsText('', total_questions)}: {score}
          %, {correct_count} of {total_questions} correct
        </p>
      </div>
      <Button onClick={onOpen} aria-label={`Open the attempt of ${when}`}>
        Open
      </Button>
    </li>
  )
}

const NoAttempts = ({ onBack }: { onBack: () => void }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title="No attempts yet"
    action={<Button onClick={onBack}>Back to Exam History</Button>}
  >
    Each practice that you submit is kept here.
  </EmptyState>
)
