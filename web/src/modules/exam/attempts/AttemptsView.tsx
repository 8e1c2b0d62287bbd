import type { ExamAttempt } from '@lectern/contract/exam/shapes'
import { type ReactNode, useState } from 'react'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { momentText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useAttempts } from '../api.ts'
import { GiveUpPractice } from '../GiveUpPractice.tsx'
import { trails } from '../trail.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'

/** Every attempt at an exam that was handed in, newest first, to be opened again. */
export function AttemptsView({ setId, openView }: { setId: number; openView: OpenView }) {
  const say = useSay()
  const [page, openPage] = useState(1)
  const place = { search: '', page, openPage, clear: () => openPage(1) }
  const list = useAttempts(setId, place)
  const start = useStartPractice(openView)
  const trail = trails(say, openView).history
  if (!list.data)
    return (
      <NotOpened
        query={list}
        title={say('exam.attempts')}
        trail={trail}
        loading={say('exam.loadingAttempts')}
        failed={say('exam.attemptsFailed')}
        missing={{
          title: say('exam.examNotFound'),
          text: say('exam.examMissing'),
          hint: say('exam.examMissingHint'),
        }}
      />
    )
  const { exam_set: set } = list.data
  const practise = (
    <Button variant="primary" isLoading={start.startingId !== null} onClick={() => start.begin({ set })}>
      {say('exam.practise')}
    </Button>
  )
  const isNew = list.data.pagination.total_count === 0
  return (
    <>
      <PageHeader title={say('exam.attempts')} description={set.title} trail={trail} actions={!isNew && practise} />
      <PagedList
        list={list}
        place={place}
        rowsOf={({ sessions }) => sessions}
        loading={<SkeletonCards label={say('exam.loadingAttempts')} />}
        failed={say('exam.attemptsFailed')}
        empty={<NoAttempts practise={practise} />}
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
      <GiveUpPractice start={start} />
    </>
  )
}

function AttemptLine({ attempt, onOpen }: { attempt: ExamAttempt; onOpen: () => void }) {
  const say = useSay()
  const { score, correct_count: correct, total_questions: count, is_retest, ended_at } = attempt
  const when = ended_at ? momentText(new Date(ended_at)) : ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-medium">{when}</p>
        <p className="text-ink-soft text-sm">
          {say(is_retest ? 'exam.retestLine' : 'exam.attemptLine', { count, score, correct })}
        </p>
      </div>
      <Button onClick={onOpen} aria-label={say('exam.openAttemptOf', { when })}>
        {say('exam.open')}
      </Button>
    </li>
  )
}

function NoAttempts({ practise }: { practise: ReactNode }) {
  const say = useSay()
  return (
    <EmptyState illustration={<EmptyShelf />} title={say('exam.noAttempts')} action={practise}>
      {say('exam.noAttemptsText')}
    </EmptyState>
  )
}
