import type { RunSummary } from '@lectern/contract/generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError } from '../../ui/toasts.ts'
import { type ChunkedModule, runAddress, runsApi, runsKey, wantedRunStore } from './runs-api.ts'

interface RunActionsProps {
  module: ChunkedModule
  run: RunSummary
  /** Whether the run knows all of its material, so that it can be gone on with. */
  canGoOn?: boolean
  /** Goes on with it here; left out where another screen does. */
  onGoOn?: () => void
  /** Called once the run is gone. */
  onEnded?: () => void
}

const FAILED = 'That did not work. Please try again.'
const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`)

/** What can be done with a run that is not being made here: go on, keep what is there, end it. */
export function RunActions({ module, run, canGoOn = true, onGoOn, onEnded }: RunActionsProps) {
  const { generation_id: id, status, go_on_credits: goOnCredits, done_chunks: doneChunks } = run
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const params = { generation_id: id }
  const forget = () => queries.invalidateQueries({ queryKey: runsKey(module) })
  const failed = (error: Error) => toastError(errorText(error, FAILED))

  const keep = useMutation({
    mutationFn: () => runsApi[module].endGeneration({ params }),
    onSuccess: () => {
      void forget()
      return navigate(runAddress(module, id, 'result'))
    },
    onError: failed,
  })
  const end = useMutation({
    mutationFn: () => runsApi[module].discardGeneration({ params }),
    onSuccess: () => {
      setAsking(false)
      onEnded?.()
      return forget()
    },
    onError: failed,
  })

  const goOn = () => {
    if (onGoOn) return onGoOn()
    wantedRunStore.set(id)
    void navigate(runAddress(module, id, 'progress'))
  }

  const isUnkept = status === 'unkept'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isUnkept && (
        <Button variant="primary" onClick={() => void navigate(runAddress(module, id, 'result'))}>
          {module === 'recite' ? 'Review Cards' : 'See Notes'}
        </Button>
      )}
      {!isUnkept && canGoOn && (
        <Button variant="primary" onClick={goOn}>
          {goOnCredits > 0 ? `Go on (${creditsText(goOnCredits)})` : 'Go on'}
        </Button>
      )}
      {!isUnkept && doneChunks > 0 && (
        <Button isLoading={keep.isPending} onClick={() => keep.mutate()}>
          Keep what is there
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {isUnkept ? 'Discard' : 'End it'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isUnkept ? 'Discard what was made?' : 'End this run?'}
        description={describeEnd(run)}
        confirmLabel={isUnkept ? 'Discard' : 'End it'}
        isDanger
        isLoading={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function describeEnd({ held_credits: held, charged_credits: charged, done_chunks: doneChunks }: RunSummary): string {
  if (doneChunks === 0) return held > 0 ? `The ${creditsText(held)} set aside for it come back.` : 'It cost nothing.'
  const back = held > 0 ? ' What was not made comes back.' : ''
  const paid = charged > 0 ? ` The ${creditsText(charged)} paid for it are not given back.` : ''
  return `What was made so far is thrown away.${paid}${back}`
}
