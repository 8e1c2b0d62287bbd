import type { Lecture } from '@lectern/contract/lecture'
import { progressOf } from '@lectern/domain/lecture'
import { useEffect } from 'react'
import { useListsThatFollow } from '../../core/lists/use-lists-that-follow.ts'
import { dateText, elapsedText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { useCancelLecture, useRetryLecture, useUnfinished } from './api.ts'

/** A line for each lecture in progress, with how far it is and Cancel; and for each that failed, with why. */
export function UnfinishedLectures({ className }: { className?: string }) {
  const say = useSay()
  const { data, isRefetchError } = useUnfinished()
  const inProgress = data?.inProgress ?? []
  const failed = data?.failed ?? []
  useListsThatFollow(inProgress.length, 'lecture')
  useEffect(() => {
    if (isRefetchError) toastError(say('lecture.statusFailed'))
  }, [isRefetchError, say])
  if (inProgress.length + failed.length === 0) return null
  return (
    <ul aria-label={say(nameOf(inProgress.length, failed.length))} className={`flex flex-col gap-3 ${className ?? ''}`}>
      {inProgress.map((lecture) => (
        <ProgressLine key={lecture.id} lecture={lecture} />
      ))}
      {failed.map((lecture) => (
        <FailureLine key={lecture.id} lecture={lecture} />
      ))}
    </ul>
  )
}

/** Says what is in the list. */
function nameOf(inProgressCount: number, failedCount: number) {
  if (failedCount === 0) return 'lecture.inProgress'
  return inProgressCount === 0 ? 'lecture.failedLectures' : 'lecture.inProgressAndFailed'
}

function ProgressLine({ lecture }: { lecture: Lecture }) {
  const say = useSay()
  const { id, title, phase, sections_done, section_count, created_at } = lecture
  const elapsedSeconds = useElapsedSeconds(Date.parse(created_at))
  const cancel = useCancelLecture({ done: say('lecture.cancelled') })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-ui border border-line bg-surface px-4 py-3">
      <Spinner className="text-accent text-xl" />
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere line-clamp-2 font-medium">{title}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          {say(progressOf(phase ?? 'waiting', { sectionsDone: sections_done, sectionCount: section_count }))}
          {say('ui.comma')}
          {elapsedText(elapsedSeconds)}
        </p>
      </div>
      <Button
        isLoading={cancel.isPending}
        aria-label={say('lecture.cancelOf', { title })}
        onClick={() => cancel.mutate(id)}
      >
        {say('lecture.cancel')}
      </Button>
    </li>
  )
}

function FailureLine({ lecture }: { lecture: Lecture }) {
  const say = useSay()
  const { id, title, error_message, retry_until: keptUntil } = lecture
  const price = creditsText(lecture.credit_cost)
  const dismiss = useCancelLecture({ done: null })
  const retry = useRetryLecture()
  return (
    <li>
      <Notice tone="poor">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <p>{error_message}</p>
        {keptUntil && <p>{say('lecture.retryUntil', { date: dateText(new Date(keptUntil)) })}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {keptUntil && (
            <Button
              isLoading={retry.isPending}
              aria-label={say('lecture.retryOf', { title, price })}
              onClick={() => retry.mutate(id)}
            >
              {say('lecture.retry', { price })}
            </Button>
          )}
          <Button
            isLoading={dismiss.isPending}
            aria-label={say('lecture.dismissOf', { title })}
            onClick={() => dismiss.mutate(id)}
          >
            {say('lecture.dismiss')}
          </Button>
        </div>
      </Notice>
    </li>
  )
}
