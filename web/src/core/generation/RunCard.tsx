import type { RunSummary } from '@lectern/contract/generation'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RunActions } from './RunActions.tsx'
import { type ChunkedModule, runAddress } from './runs-api.ts'

interface RunCardProps {
  module: ChunkedModule
  run: RunSummary
  /** Whether this page works at it. */
  isDrivenHere: boolean
}

/** A run that waits or is under way: of what, how far, what it found and cost, and what can be done with it. */
export function RunCard({ module, run, isDrivenHere }: RunCardProps) {
  const navigate = useNavigate()
  return (
    <Card as="section" aria-label={titleOf(module, run)} className="flex flex-col gap-3">
      <div>
        <h2 className="wrap-anywhere font-semibold">{titleOf(module, run)}</h2>
        <p className="mt-1 text-ink-soft text-sm">{describeRun(module, run)}</p>
      </div>
      {isDrivenHere ? (
        <Button className="self-start" onClick={() => void navigate(runAddress(module, run.generation_id, 'progress'))}>
          See Progress
        </Button>
      ) : (
        <RunActions module={module} run={run} />
      )}
    </Card>
  )
}

const KINDS = { recite: 'Flashcards', notes: 'Notes' } as const
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const titleOf = (module: ChunkedModule, { document_name: name, purpose }: RunSummary): string =>
  `${KINDS[module]} from ${name || 'pasted text'}${purpose === '' ? '' : `, for ${purpose}`}`

/** How far a run is, in words: its parts, what they gave, and its credits. */
export function describeRun(module: ChunkedModule, run: RunSummary): string {
  const { status, done_chunks: done, total_chunks: total, made_count: made } = run
  const found = module === 'recite' && made > 0 ? `, ${counted(made, 'card')} found` : ''
  const parts = `${done} of ${counted(total, 'part')} done${found}.`
  const credits = [
    run.charged_credits > 0 && `${counted(run.charged_credits, 'credit')} paid`,
    run.held_credits > 0 && `${counted(run.held_credits, 'credit')} set aside`,
  ].filter(Boolean)
  const money = credits.length > 0 ? ` ${credits.join(', ')}.` : ''
  return `${STATES[status]} ${parts}${money}`
}

const STATES = {
  running: 'Being made:',
  unfinished: 'Not finished:',
  unkept: 'Made, and waiting for you to keep it:',
} as const
