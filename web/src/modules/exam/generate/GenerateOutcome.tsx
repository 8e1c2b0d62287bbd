import { creditsRefunded, EXAM_TEXTS } from '@lectern/domain/exam'
import { useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { forgetGeneration, generationStore } from '../generation.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'

/** What became of the exam: ready to be practised, or why not. A refund that was made is told in a dialog of its own. */
export function GenerateOutcome({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  const start = useStartPractice(openView)
  const [toldRefundOf, setToldRefundOf] = useState<unknown>(null)

  if (generation.phase === 'done') {
    const { exam } = generation
    return (
      <Notice tone="good" role="status" title="Your exam is ready">
        <p className="wrap-anywhere">{exam.title}</p>
        {exam.is_sampled && <p className="mt-1">{EXAM_TEXTS.sampled}</p>}
        <Button
          variant="primary"
          className="mt-3"
          isLoading={start.isPending}
          onClick={() => start.mutate({ set: exam, questions: exam.questions }, { onSuccess: forgetGeneration })}
        >
          Start Practice
        </Button>
      </Notice>
    )
  }
  if (generation.phase !== 'failed') return null
  const close = () => setToldRefundOf(generation)
  return (
    <>
      <Notice tone="poor" role="alert">
        {generation.error}
      </Notice>
      <Dialog
        isOpen={generation.refundedCredits !== null && toldRefundOf !== generation}
        onClose={close}
        title={EXAM_TEXTS.refundTitle}
        actions={
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        }
      >
        <p>{creditsRefunded(generation.refundedCredits ?? 0)}</p>
        <p className="mt-2 text-ink-soft">{generation.error}</p>
      </Dialog>
    </>
  )
}
