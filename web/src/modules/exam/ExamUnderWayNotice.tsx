import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { GiveUpPractice } from './GiveUpPractice.tsx'
import type { ExamUnderWay } from './use-exam-under-way.ts'
import { useStartPractice } from './use-start-practice.ts'
import type { OpenView } from './use-view.ts'

/** Says of an exam that another page asked for that it is being made, and then what became of it. */
export function ExamUnderWayNotice({ underWay, openView }: { underWay: ExamUnderWay; openView: OpenView }) {
  const say = useSay()
  if (underWay.phase === 'none') return null
  return (
    <div className="mb-6">
      {underWay.phase === 'making' && <Notice role="status">{say('exam.underWay')}</Notice>}
      {underWay.phase === 'failed' && (
        <Notice tone="poor" role="alert">
          {say('exam.notMade')}
        </Notice>
      )}
      {underWay.phase === 'made' && <ExamReady exam={underWay.exam} openView={openView} />}
    </div>
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
