import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { STAGE_NAMES } from '@lectern/domain/listening'
import { elapsedText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useElapsedSeconds } from '../../../lib/use-elapsed-seconds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { useCancelSet } from '../api.ts'
import { describePieces } from '../describe-pieces.ts'
import type { OpenView } from '../use-view.ts'
import { type AwaitedSet, endWait, type Upload } from './upload.ts'
import { useAwaitedSet } from './use-awaited-set.ts'

interface ProcessingPanelProps {
  upload: Upload
  /** Null until the recording has arrived. */
  awaited: AwaitedSet | null
  openView: OpenView
}

/** What is being done and how far; it may be left, and cancelled. */
export function ProcessingPanel({ upload, awaited, openView }: ProcessingPanelProps) {
  const say = useSay()
  const work = useAwaitedSet(awaited, openView)
  const cancel = useCancelSet()
  const isUploading = awaited === null
  const pieces = work && describePieces(work)
  const startedAtMs = startOf(upload, work)
  const elapsedSeconds = useElapsedSeconds(startedAtMs ?? 0)
  const giveUp = () => {
    if (upload.phase === 'uploading' && isUploading) return upload.cancel()
    if (awaited) cancel.mutate(awaited.setId, { onSuccess: () => endWait(null) })
  }
  return (
    <section
      aria-label={say('listening.progress')}
      className="flex flex-col gap-5 rounded-ui border border-line bg-surface p-6"
    >
      <p className="wrap-anywhere font-medium">
        {upload.phase === 'uploading' ? upload.chosen.file.name : awaited?.title}
      </p>
      <Progress
        label={say(isUploading ? 'listening.uploading' : STAGE_NAMES[work?.stage ?? 'preparing'])}
        percent={work?.percent ?? 0}
        detail={pieces ? say(pieces) : undefined}
        elapsed={startedAtMs === null ? null : elapsedText(elapsedSeconds)}
      />
      <p className="text-ink-soft text-sm">
        {say(isUploading ? 'listening.stayWhileUploading' : 'listening.mayLeave')}
      </p>
      <Button className="self-start" isLoading={cancel.isPending} onClick={giveUp}>
        {say('listening.cancel')}
      </Button>
    </section>
  )
}

/** Since when it is waited for; null as long as that is not known. */
function startOf(upload: Upload, work: ListeningWork | null): number | null {
  if (work) return Date.parse(work.created_at)
  return upload.phase === 'uploading' ? upload.startedAtMs : null
}
