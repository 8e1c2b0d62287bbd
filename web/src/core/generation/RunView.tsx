import type { ReactNode } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { StudyLamp } from '../../ui/Illustrations.tsx'
import type { Crumb } from '../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import type { ChunkedModule } from './chunked-modules.ts'
import { RunActions } from './RunActions.tsx'
import { describeRun } from './RunCard.tsx'
import { RunProgress } from './RunProgress.tsx'
import { canGiveMore, type Run } from './run-state.ts'
import { StoppedRun } from './StoppedRun.tsx'

interface RunViewProps {
  module: ChunkedModule
  run: Run<unknown>
  title: string
  trail: readonly Crumb[]
  /** What is being done, in each phase. */
  phases: Readonly<Record<Exclude<Run<unknown>['phase'], 'stopped' | 'waiting'>, string>>
  /** How far it is. */
  detail?: string
  /** What it means that the run stopped here, and what leaving it does: 'Keep the 12 Found'. */
  stopped: { title: string; leaveLabel: string }
  onRetry: () => void
  onGoOn: (id: string) => void
  onCancel: () => void
  /** What was found so far; null for nothing yet. */
  children: ReactNode
}

/** A run: what is being done, how far, and what it has found so far. It can be left and found again on any device. */
export function RunView(props: RunViewProps) {
  const say = useSay()
  const { run, title, trail, onCancel, children } = props
  const isHere = run.phase !== 'stopped' && run.phase !== 'waiting'
  return (
    <>
      <PageHeader
        title={title}
        description={isHere ? say('generation.stays') : undefined}
        trail={trail}
        actions={
          isHere && (
            <Button disabled={run.phase === 'complete'} isLoading={run.phase === 'cancelling'} onClick={onCancel}>
              {say('ui.cancel')}
            </Button>
          )
        }
      />
      <RunState {...props} />
      {children ?? (
        <div className="mx-auto mt-16 w-44 text-ink-faint">
          <StudyLamp />
        </div>
      )}
    </>
  )
}

function RunState({ module, run, trail, phases, detail, stopped, onRetry, onGoOn, onCancel }: RunViewProps) {
  const say = useSay()
  const { phase, error, isShortOfCredits } = run
  if (phase === 'stopped')
    return (
      <StoppedRun
        title={stopped.title}
        error={error}
        isShortOfCredits={isShortOfCredits}
        onRetry={canGiveMore(run) ? onRetry : undefined}
        leaveLabel={stopped.leaveLabel}
        onLeave={onCancel}
      />
    )
  if (phase !== 'waiting')
    return <RunProgress module={module} run={run} label={phases[phase]} detail={detail} isWorkedAt />
  const { detail: kept } = run
  if (!kept) return null
  return (
    <div className="flex flex-col gap-5">
      <RunProgress
        module={module}
        run={run}
        label={say(kept.status === 'running' ? 'generation.elsewhere' : 'generation.notFinished')}
        detail={describeRun(say, module, kept)}
        isWorkedAt={kept.status === 'running'}
      />
      <RunActions
        module={module}
        run={kept}
        canGoOn={kept.material.is_whole}
        onGoOn={() => onGoOn(kept.generation_id)}
        onEnded={() => trail.at(-1)?.onOpen()}
      />
    </div>
  )
}
