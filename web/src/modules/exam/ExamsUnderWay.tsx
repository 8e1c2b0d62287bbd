import type { ExamGeneration } from '@lectern/contract/exam/shapes'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { examApi, useDismissGeneration } from './api.ts'
import { takeBack } from './draft.ts'
import { GiveUpPractice } from './GiveUpPractice.tsx'
import { generate } from './generation.ts'
import type { ExamsUnderWay as UnderWay } from './use-exams-under-way.ts'
import { useStartPractice } from './use-start-practice.ts'
import type { OpenView } from './use-view.ts'

/** Says of exams that another page asked for that they are being made, and then what became of them. */
export function ExamsUnderWay({ underWay, openView }: { underWay: UnderWay; openView: OpenView }) {
  const say = useSay()
  const { isMaking, made, failed } = underWay
  if (!isMaking && made.length + failed.length === 0) return null
  return (
    <section aria-label={say('exam.beingMade')} className="mb-6 flex flex-col gap-3">
      {isMaking && <Notice role="status">{say('exam.underWay')}</Notice>}
      {made.map((exam) => (
        <ExamReady key={exam.id} exam={exam} openView={openView} />
      ))}
      {failed.map((generation) => (
        <NotMade key={generation.id} generation={generation} openView={openView} />
      ))}
    </section>
  )
}

/** The reason, that it cost nothing, and the way to try once more. */
function NotMade({ generation, openView }: { generation: ExamGeneration; openView: OpenView }) {
  const say = useSay()
  const [isOpening, setOpening] = useState(false)
  const dismiss = useDismissGeneration()
  const { id, title, question_count: count, failure, credit_cost: credits } = generation
  const tryAgain = async () => {
    setOpening(true)
    try {
      const order = await examApi.getGeneration({ params: { id } })
      openView('generate')
      void generate(takeBack(order), order.agreed_count)
    } catch {
      toastError(say('exam.generationLost'))
    } finally {
      setOpening(false)
    }
  }
  return (
    <Notice tone="poor" role="status" title={say('exam.notMade')}>
      <p className="wrap-anywhere font-serif">{say('exam.notMadeOf', { title, count })}</p>
      <p className="mt-1">{failure}</p>
      <p className="mt-1 text-ink-soft">{say('exam.tryAgainCosts', { credits })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isLoading={isOpening} onClick={() => void tryAgain()}>
          {say('ui.tryAgain')}
        </Button>
        <Button variant="quiet" isLoading={dismiss.isPending} onClick={() => dismiss.mutate(id)}>
          {say('exam.dismiss')}
        </Button>
      </div>
    </Notice>
  )
}

type Exam = Parameters<ReturnType<typeof useStartPractice>['begin']>[0]['set']

/** An exam that was made while its student was elsewhere. */
export function ExamReady({ exam, openView }: { exam: Exam; openView: OpenView }) {
  const say = useSay()
  const start = useStartPractice(openView)
  return (
    <Notice tone="good" role="status" title={say('exam.ready')}>
      <p className="wrap-anywhere">{exam.title}</p>
      {exam.is_sampled && <p className="mt-1">{say('exam.sampled')}</p>}
      <Button
        variant="primary"
        className="mt-3"
        isLoading={start.startingId !== null}
        onClick={() => start.begin({ set: exam })}
      >
        {say('exam.startPractice')}
      </Button>
      <GiveUpPractice start={start} />
    </Notice>
  )
}
