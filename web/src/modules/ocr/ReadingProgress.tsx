import { type Message, message } from '@lectern/texts/message'
import { useSay } from '../../lib/language.ts'
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/figures/Progress.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { OcrProgress } from './follow-reading.ts'
import type { OcrState } from './ocr-run.ts'

/** What is being done, how far and since when; it may be left, and cancelled. */
export function ReadingProgress(reading: Extract<OcrState, { phase: 'reading' }>) {
  const { fileName, startedAtMs, progress, isOutOfReach, cancel } = reading
  const say = useSay()
  const elapsed = describeSeconds(useElapsedSeconds(startedAtMs))
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      {progress && progress.scannedPages > 0 ? (
        <Pages name={fileName} progress={progress} />
      ) : (
        <>
          <Spinner className="text-3xl text-accent" />
          <p role="status" className="max-w-full font-medium [overflow-wrap:anywhere]">
            {say('ocr.reading', { name: fileName })}
          </p>
        </>
      )}
      <p className="text-ink-soft text-sm tabular-nums">{say(elapsed)}</p>
      <p role="status" className="max-w-sm font-medium text-sm empty:hidden">
        {isOutOfReach && say('ocr.outOfReach')}
      </p>
      <p className="max-w-sm text-ink-soft text-sm">{say('ocr.mayLeave')}</p>
      <Button className="mt-2" onClick={cancel}>
        {say('ocr.cancel')}
      </Button>
    </div>
  )
}

function Pages({ name, progress: { pagesDone, scannedPages } }: { name: string; progress: OcrProgress }) {
  const say = useSay()
  return (
    <div className="w-full max-w-md text-start [overflow-wrap:anywhere]">
      <Progress
        label={say('ocr.reading', { name })}
        percent={(pagesDone / scannedPages) * 100}
        detail={say('ocr.pagesRead', { done: pagesDone, count: scannedPages })}
      />
    </div>
  )
}

/** '42 s', '1 min 5 s'. */
const describeSeconds = (seconds: number): Message =>
  seconds < 60
    ? message('ocr.seconds', { seconds })
    : message('ocr.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
