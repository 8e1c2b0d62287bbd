import { runProgressPercent } from '@lectern/domain/chunks'
import { elapsedText } from '../../lib/dates.ts'
import { useLanguage, useSay } from '../../lib/language.ts'
import { listNumbers } from '../../lib/list-numbers.ts'
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'
import { Progress } from '../../ui/figures/Progress.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ChunkedModule } from './chunked-modules.ts'
import { EmptyParts } from './EmptyParts.tsx'
import { emptyParts, failedParts, type Run } from './run-state.ts'

interface RunProgressProps {
  module: ChunkedModule
  run: Run<unknown>
  label: string
  detail?: string
  /** Whether somebody works at it: then it says for how long, which moves on where the bar stands still. */
  isWorkedAt: boolean
}

/** How far a run is and since when, and which parts it is without so far. */
export function RunProgress({ module, run, label, detail, isWorkedAt }: RunProgressProps) {
  const elapsed = elapsedText(useElapsedSeconds(run.startedAtMs))
  const percent = run.phase === 'complete' ? 100 : runProgressPercent(run.outcomes.size, run.chunks.length)
  return (
    <div className="flex flex-col gap-3">
      <Progress percent={percent} label={label} detail={detail} elapsed={isWorkedAt ? elapsed : null} />
      <PartsFailed run={run} />
      <EmptyParts module={module} parts={emptyParts(run)} total={run.chunks.length} />
    </div>
  )
}

/** Calls that were broken off as the student left have not failed. */
const IS_LEAVING: ReadonlySet<Run<unknown>['phase']> = new Set(['cancelling', 'complete'])

function PartsFailed({ run }: { run: Run<unknown> }) {
  const say = useSay()
  const language = useLanguage()
  const failed = IS_LEAVING.has(run.phase) ? [] : failedParts(run)
  if (failed.length === 0) return null
  const named = { parts: listNumbers(failed, language), total: run.chunks.length }
  return (
    <Notice tone="poor" role="status">
      {say(failed.length === 1 ? 'generation.missingPart' : 'generation.missingParts', named)}
    </Notice>
  )
}
