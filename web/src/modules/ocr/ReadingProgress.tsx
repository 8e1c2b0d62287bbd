import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { OcrState } from './ocr-run.ts'

/** What is being done and since when; it may be left, and cancelled. */
export function ReadingProgress({ chosen, startedAtMs, cancel }: Extract<OcrState, { phase: 'reading' }>) {
  const elapsedSeconds = useElapsedSeconds(startedAtMs)
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <Spinner className="text-3xl text-accent" />
      <p role="status" className="max-w-full font-medium [overflow-wrap:anywhere]">
        Reading {chosen.file.name}
      </p>
      <p className="text-ink-soft text-sm tabular-nums">{describeSeconds(elapsedSeconds)}</p>
      <p className="max-w-sm text-ink-soft text-sm">
        Scanned pages take a few seconds each. You may close this window: the reading goes on.
      </p>
      <Button className="mt-2" onClick={cancel}>
        Cancel
      </Button>
    </div>
  )
}

function useElapsedSeconds(startedAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((nowMs - startedAtMs) / 1000))
}

/** '42 s', '1 min 5 s'. */
const describeSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
