import type { RunSummary } from '@lectern/contract/generation'
import type { Say } from '@lectern/texts/speaker'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../lib/api/error-text.ts'
import { say as sayNow, useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { forgetUnfinished } from '../unfinished/unfinished-query.ts'
import type { ChunkedModule } from './chunked-modules.ts'
import { inOneLine } from './in-one-line.ts'
import { runAddress, runsApi, runsKey, wantedRunStore } from './runs-api.ts'

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

/** What can be done with a run that is not being made here: go on, keep what is there, end it. */
export function RunActions({ module, run, canGoOn = true, onGoOn, onEnded }: RunActionsProps) {
  const { generation_id: id, status, go_on_credits: goOnCredits, done_chunks: doneChunks } = run
  const isMoreToMake = doneChunks + run.empty_chunks < run.total_chunks
  const say = useSay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const params = { generation_id: id }
  const forget = () => {
    void forgetUnfinished(queries)
    return queries.invalidateQueries({ queryKey: runsKey(module) })
  }
  const failed = (error: Error) => toastError(errorText(error, sayNow('generation.failed')))

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
  const endLabel = say(isUnkept ? 'generation.discard' : 'generation.end')
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isUnkept && (
        <Button variant="primary" onClick={() => void navigate(runAddress(module, id, 'result'))}>
          {say(module === 'recite' ? 'generation.reviewCards' : 'generation.seeNotes')}
        </Button>
      )}
      {!isUnkept && canGoOn && isMoreToMake && (
        <Button variant="primary" onClick={goOn}>
          {goOnCredits > 0 ? say('generation.goOnFor', { credits: goOnCredits }) : say('generation.goOn')}
        </Button>
      )}
      {!isUnkept && doneChunks > 0 && (
        <Button isLoading={keep.isPending} onClick={() => keep.mutate()}>
          {say('generation.keep')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {endLabel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(isUnkept ? 'generation.discardQuestion' : 'generation.endQuestion')}
        description={describeEnd(say, run)}
        confirmLabel={endLabel}
        isDanger
        isLoading={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function describeEnd(
  say: Say,
  { held_credits: held, charged_credits: charged, done_chunks: done }: RunSummary,
): string {
  if (done === 0) return held > 0 ? say('generation.heldComesBack', { credits: held }) : say('generation.costNothing')
  return inOneLine(
    say('generation.thrownAway'),
    charged > 0 && say('generation.notGivenBack', { credits: charged }),
    held > 0 && say('generation.restComesBack'),
  )
}
