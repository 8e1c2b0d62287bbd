import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { STAGE_NAMES } from '@lectern/domain/listening'
import { useListsThatFollow } from '../../core/lists/use-lists-that-follow.ts'
import { elapsedText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/figures/Progress.tsx'
import { useCancelSet, useWorks } from './api.ts'
import { describePieces } from './describe-pieces.ts'
import { FailedWork } from './FailedWork.tsx'

interface WorksProps {
  className?: string
  /** Left out for lines that stay where they are. */
  onRetried?: (work: ListeningWork) => void
  /** Whether those of which nothing came and nothing is kept are told of too. */
  isLostShown?: boolean
}

/**
 * A line for each recording that is being worked on, whichever device brought it, with Cancel; and for each of which nothing
 * came, with why.
 */
export function Works({ className = '', onRetried, isLostShown = true }: WorksProps) {
  const say = useSay()
  const { data = [] } = useWorks()
  const works = data.filter(({ status, retry_until }) => isLostShown || status !== 'failed' || retry_until !== null)
  useListsThatFollow(works.filter(({ status }) => status === 'processing').length, 'listening')
  if (works.length === 0) return null
  return (
    <ul aria-label={say(nameOf(works))} className={`flex flex-col gap-3 ${className}`}>
      {works.map((work) =>
        work.status === 'failed' ? (
          <FailedWork key={work.id} work={work} onRetried={onRetried} />
        ) : (
          <InProgress key={work.id} work={work} />
        ),
      )}
    </ul>
  )
}

/** Says what is in the list. */
function nameOf(works: readonly ListeningWork[]) {
  const failedCount = works.filter(({ status }) => status === 'failed').length
  if (failedCount === 0) return 'listening.inProgress'
  return failedCount === works.length ? 'listening.failedWorks' : 'listening.inProgressAndFailed'
}

function InProgress({ work }: { work: ListeningWork }) {
  const say = useSay()
  const cancel = useCancelSet()
  const pieces = describePieces(work)
  const elapsedSeconds = useElapsedSeconds(Date.parse(work.created_at))
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ui border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere mb-1 line-clamp-2 font-medium">{work.title}</p>
        <Progress
          label={say(STAGE_NAMES[work.stage])}
          percent={work.percent}
          detail={pieces ? say(pieces) : undefined}
          elapsed={elapsedText(elapsedSeconds)}
        />
      </div>
      <Button
        isLoading={cancel.isPending}
        onClick={() => cancel.mutate(work.id)}
        aria-label={say('listening.cancelOf', { title: work.title })}
      >
        {say('listening.cancel')}
      </Button>
    </li>
  )
}
