import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { STAGE_NAMES } from '@lectern/domain/listening'
import { useListsThatFollow } from '../../../core/lists/use-lists-that-follow.ts'
import { elapsedText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useElapsedSeconds } from '../../../lib/use-elapsed-seconds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { useCancelSet, useWorks } from '../api.ts'
import { describePieces } from '../describe-pieces.ts'
import { FailedWork } from '../FailedWork.tsx'

/** A line for each recording that is being worked on, with Cancel; and for each of which nothing came, with why. */
export function Works() {
  const say = useSay()
  const { data: works = [] } = useWorks()
  useListsThatFollow(works.filter(({ status }) => status === 'processing').length, 'listening')
  if (works.length === 0) return null
  return (
    <ul aria-label={say('listening.inProgress')} className="mb-6 flex flex-col gap-3">
      {works.map((work) =>
        work.status === 'failed' ? <FailedWork key={work.id} work={work} /> : <InProgress key={work.id} work={work} />,
      )}
    </ul>
  )
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
