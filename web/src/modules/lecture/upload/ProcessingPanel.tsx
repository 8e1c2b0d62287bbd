import type { Lecture } from '@lectern/contract/lecture'
import { progressOf } from '@lectern/domain/lecture'
import type { Message } from '@lectern/texts/message'
import { elapsedText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useElapsedSeconds } from '../../../lib/use-elapsed-seconds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useCancelLecture } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { type AwaitedLecture, awaitedStore, type Upload } from './upload.ts'
import { useAwaitedLecture } from './use-awaited-lecture.ts'

interface ProcessingPanelProps {
  upload: Upload
  /** Null until the PDF has arrived. */
  awaited: AwaitedLecture | null
  openView: OpenView
}

/** What is being done, since when, and how far; it may be left, and cancelled. */
export function ProcessingPanel({ upload, awaited, openView }: ProcessingPanelProps) {
  const say = useSay()
  const lecture = useAwaitedLecture(awaited, openView)
  const isUploading = upload.phase === 'uploading'
  const startedAtMs = isUploading ? upload.startedAtMs : (awaited?.startedAtMs ?? 0)
  const elapsedSeconds = useElapsedSeconds(startedAtMs)
  const cancel = useCancelLecture({ done: say('lecture.cancelled') })

  const giveUp = () => {
    if (isUploading) return upload.cancel()
    if (awaited) cancel.mutate(awaited.lectureId, { onSuccess: () => awaitedStore.set(null) })
  }
  return (
    <div className="flex flex-col gap-5 rounded-ui border border-line bg-surface p-6">
      <div className="flex items-start gap-4">
        <Spinner className="mt-1 text-2xl text-accent" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{isUploading ? upload.chosen.file.name : awaited?.title}</p>
          <p role="status" className="text-ink-soft text-sm">
            {isUploading ? say('lecture.uploadingPdf') : say(describe(lecture))}
          </p>
          <p className="text-ink-soft text-sm tabular-nums">{elapsedText(elapsedSeconds)}</p>
        </div>
      </div>
      {lecture && lecture.section_count > 0 && (
        <Progress
          percent={(lecture.sections_done / lecture.section_count) * 100}
          label={say('lecture.sectionsExplained')}
          detail={say('lecture.doneOf', { done: lecture.sections_done, count: lecture.section_count })}
        />
      )}
      <p className="text-ink-soft text-sm">{say(isUploading ? 'lecture.stayWhileUploading' : 'lecture.mayLeave')}</p>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={cancel.isPending} onClick={giveUp}>
          {say('lecture.cancel')}
        </Button>
        {!isUploading && (
          <Button variant="quiet" onClick={() => openView({ name: 'history' })}>
            {say('lecture.history')}
          </Button>
        )}
      </div>
    </div>
  )
}

const describe = (lecture: Lecture | null): Message =>
  progressOf(lecture?.phase ?? 'waiting', {
    sectionsDone: lecture?.sections_done ?? 0,
    sectionCount: lecture?.section_count ?? 0,
  })
