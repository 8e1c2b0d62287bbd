import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { OcrProgress } from './follow-reading.ts'
import type { OcrState } from './ocr-run.ts'

/** What is being done, how far and since when; it may be left, and cancelled. */
export function ReadingProgress({ fileName, startedAtMs, progress, cancel }: Extract<OcrState, { phase: 'reading' }>) {
  const elapsed = describeSeconds(useElapsedSeconds(startedAtMs))
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      {progress && progress.scannedPages > 0 ? (
        <Pages name={fileName} progress={progress} />
      ) : (
        <>
          <Spinner className="text-3xl text-accent" />
          <p role="status" className="max-w-full font-medium [overflow-wrap:anywhere]">
            Reading {fileName}
          </p>
        </>
      )}
      <p className="text-ink-soft text-sm tabular-nums">{elapsed}</p>
      <p className="max-w-sm text-ink-soft text-sm">
        Scanned pages take a few seconds each. You may close this window or leave the site: the reading goes on, and its
        text waits for you here. Cancelling costs nothing.
      </p>
      <Button className="mt-2" onClick={cancel}>
        Cancel
      </Button>
    </div>
  )
}

const Pages = ({ name, progress: { pagesDone, scannedPages } }: { name: string; progress: OcrProgress }) => (
  <div className="w-full max-w-md text-start [overflow-wrap:anywhere]">
    <Progress
      label={`Reading ${name}`}
      percent={(pagesDone / scannedPages) * 100}
      detail={`${pagesDone} of ${scannedPages} scanned ${scannedPages === 1 ? 'page' : 'pages'} read`}
    />
  </div>
)

/** '42 s', '1 min 5 s'. */
const describeSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
