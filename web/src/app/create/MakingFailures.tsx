import { refundText } from '../../core/credits/refund-text.ts'
import type { ChunkedModule } from '../../core/generation/chunked-modules.ts'
import type { Run } from '../../core/generation/run-state.ts'
import { StoppedRun } from '../../core/generation/StoppedRun.tsx'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { forgetFailure, generationStore } from '../../modules/exam/generation.ts'
import { uploadStore } from '../../modules/lecture/upload/upload.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { cardRuns } from '../../modules/recite/generation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Why something that this tab began was not made, until it is tried again or dismissed. */
export function MakingFailures() {
  const say = useSay()
  const exam = useStore(generationStore)
  const lectureFailure = useStore(uploadStore, (upload) => (upload.phase === 'ready' ? upload.failure : null))
  return (
    <>
      <StoppedHere runs={cardRuns} run={useStore(cardRuns.store)} module="recite" />
      <StoppedHere runs={noteRuns} run={useStore(noteRuns.store)} module="notes" />
      {exam.phase === 'failed' && (
        <Notice tone="poor" role="alert">
          <p>
            {[exam.error, exam.refundedCredits !== null && refundText(exam.refundedCredits)]
              .filter(Boolean)
              .join(say('ui.sentenceGap'))}
          </p>
          <Button className="mt-3" onClick={forgetFailure}>
            {say('exam.dismiss')}
          </Button>
        </Notice>
      )}
      {lectureFailure && (
        <Notice tone="poor" role="alert">
          {lectureFailure}
        </Notice>
      )}
    </>
  )
}

interface StoppedHereProps {
  runs: { retry: () => void; store: { set: (run: null) => void } }
  run: Run<unknown> | null
  module: ChunkedModule
}

const TITLES = { recite: 'generation.titleRecite', notes: 'generation.titleNotes' } as const

/** Put away, a run that the server keeps still waits there. */
function StoppedHere({ runs, run, module }: StoppedHereProps) {
  const say = useSay()
  if (run?.phase !== 'stopped') return null
  return (
    <StoppedRun
      title={say(TITLES[module], { name: run.material.documentName || say('generation.pastedText') })}
      error={run.error}
      isShortOfCredits={run.isShortOfCredits}
      onRetry={runs.retry}
      leaveLabel={say('exam.dismiss')}
      onLeave={() => runs.store.set(null)}
    />
  )
}
