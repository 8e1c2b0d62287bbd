import type { RunSummary } from '@lectern/contract/generation'
import type { Say } from '@lectern/texts/speaker'
import { useNavigate } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { ChunkedModule } from './chunked-modules.ts'
import { inOneLine } from './in-one-line.ts'
import { purposeText } from './purpose-text.ts'
import { RunActions } from './RunActions.tsx'
import { runAddress } from './runs-api.ts'

interface RunCardProps {
  module: ChunkedModule
  run: RunSummary
  /** Whether this page works at it. */
  isDrivenHere: boolean
}

/** A run that waits or is under way: of what, how far, what it found and cost, and what can be done with it. */
export function RunCard({ module, run, isDrivenHere }: RunCardProps) {
  const say = useSay()
  const navigate = useNavigate()
  const title = titleOf(say, module, run)
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-3">
      <div>
        <h2 className="wrap-anywhere font-semibold">{title}</h2>
        <p className="mt-1 text-ink-soft text-sm">{describeRun(say, module, run)}</p>
      </div>
      {isDrivenHere ? (
        <Button className="self-start" onClick={() => void navigate(runAddress(module, run.generation_id, 'progress'))}>
          {say('generation.seeProgress')}
        </Button>
      ) : (
        <RunActions module={module} run={run} />
      )}
    </Card>
  )
}

const TITLES = { recite: 'generation.titleRecite', notes: 'generation.titleNotes' } as const

function titleOf(say: Say, module: ChunkedModule, { document_name: name, purpose }: RunSummary): string {
  const title = say(TITLES[module], { name: name || say('generation.pastedText') })
  return purpose === '' ? title : say('generation.titleWithPurpose', { title, purpose: purposeText(say, purpose) })
}

/** How far a run is, in words: its parts, what they gave, and its credits. */
export function describeRun(say: Say, module: ChunkedModule, run: RunSummary): string {
  const { status, total_chunks: total, empty_chunks: empty } = run
  const failed = run.failed_chunks - empty
  return inOneLine(
    empty === total
      ? say('generation.nothingMade')
      : say(`generation.${status}`, { progress: progressOf(say, module, run) }),
    failed > 0 && say('generation.partsFailed', { failed }),
    empty > 0 && say(EMPTY[module], { count: empty }),
    describeCredits(say, run),
  )
}

const EMPTY = { recite: 'generation.emptyCountRecite', notes: 'generation.emptyCountNotes' } as const

function progressOf(say: Say, module: ChunkedModule, run: RunSummary): string {
  const { done_chunks: done, total_chunks: total, made_count: made, suggested_count: suggested } = run
  if (module === 'recite' && made > 0) return say('generation.partsDoneFound', { done, total, made })
  return suggested > 0
    ? say('generation.partsDoneSuggested', { done, total, count: suggested })
    : say('generation.partsDone', { done, total })
}

function describeCredits(say: Say, { charged_credits: paid, held_credits: held }: RunSummary): string | null {
  if (paid > 0 && held > 0) return say('generation.paidAndHeld', { paid, held })
  if (paid > 0) return say('generation.paid', { paid })
  return held > 0 ? say('generation.held', { held }) : null
}
