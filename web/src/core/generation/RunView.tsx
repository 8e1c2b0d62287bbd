import { runProgressPercent } from '@lectern/domain/chunks'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ReadingLamp } from '../../ui/Illustrations.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Progress } from '../../ui/Progress.tsx'
import type { Run } from './chunked-runs.ts'
import { StoppedRun } from './StoppedRun.tsx'

interface RunViewProps {
  run: Run<unknown, unknown>
  title: string
  back: { label: string; onBack: () => void }
  /** What is being done, in each phase. */
  phases: Readonly<Record<Exclude<Run<unknown, unknown>['phase'], 'stopped'>, string>>
  /** How far it is. */
  detail?: string
  /** What it means that the run stopped here, and what leaving it does: 'Keep the 12 Found'. */
  stopped: { title: string; leaveLabel: string }
  onRetry: () => void
  onCancel: () => void
  /** What was found so far; null for nothing yet. */
  children: ReactNode
}

/** A run under way: what is being done, how far, and what it has found so far. It can be left and found again. */
export function RunView({ run, title, back, phases, detail, stopped, onRetry, onCancel, children }: RunViewProps) {
  const { phase, chunks, outcomes, error, isShortOfCredits } = run
  return (
    <>
      <PageHeader
        title={title}
        description={
          phase === 'stopped' ? undefined : 'You may look at other views of this module meanwhile; the work goes on.'
        }
        back={back}
        actions={
          phase !== 'stopped' && (
            <Button disabled={phase === 'complete'} isLoading={phase === 'cancelling'} onClick={onCancel}>
              Cancel
            </Button>
          )
        }
      />
      {phase === 'stopped' ? (
        <StoppedRun
          title={stopped.title}
          error={error}
          isShortOfCredits={isShortOfCredits}
          onRetry={onRetry}
          leaveLabel={stopped.leaveLabel}
          onLeave={onCancel}
        />
      ) : (
        <Progress
          percent={phase === 'complete' ? 100 : runProgressPercent(outcomes.size, chunks.length)}
          label={phases[phase]}
          detail={detail}
        />
      )}
      {children ?? (
        <div className="mx-auto mt-16 w-44 text-ink-faint">
          <ReadingLamp />
        </div>
      )}
    </>
  )
}

/** Leaves the view of a run, by the way its result goes, as soon as there is no run. */
export function useRunEnd(isOver: boolean, openResult: () => void): void {
  const open = useEffectEvent(openResult)
  useEffect(() => {
    if (isOver) open()
  }, [isOver])
}
