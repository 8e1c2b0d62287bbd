import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ExamReady } from '../ExamsUnderWay.tsx'
import { type Generation, generationStore, takeFinishedExam, watchGeneration } from '../generation.ts'
import { practiceStore } from '../practice.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'

/**
 * What became of the exam. Its practice opens by itself for who waited for it, unless another one is in progress; and a
 * refund that was made is told in a dialog of its own. Why it failed stands over the button that was pressed.
 */
export function GenerateOutcome({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  const start = useStartPractice(openView)
  useEffect(watchGeneration, [])
  const openFinished = useEffectEvent(() => {
    const exam = practiceStore.get() ? null : takeFinishedExam()
    if (exam) start.begin({ set: exam, questions: exam.questions })
  })
  useEffect(() => {
    if (generation.phase === 'done') openFinished()
  }, [generation])

  if (generation.phase === 'done')
    return start.startingId === null && <ExamReady exam={generation.exam} openView={openView} />
  return generation.phase === 'failed' && <Refund generation={generation} />
}

function Refund({ generation }: { generation: Extract<Generation, { phase: 'failed' }> }) {
  const say = useSay()
  const [toldRefundOf, setToldRefundOf] = useState<unknown>(null)
  const close = () => setToldRefundOf(generation)
  return (
    <Dialog
      isOpen={generation.refundedCredits !== null && toldRefundOf !== generation}
      onClose={close}
      title={say('exam.refundTitle')}
      actions={
        <Button variant="primary" onClick={close}>
          {say('exam.close')}
        </Button>
      }
    >
      <p>{say('exam.creditsRefunded', { credits: generation.refundedCredits ?? 0 })}</p>
    </Dialog>
  )
}
