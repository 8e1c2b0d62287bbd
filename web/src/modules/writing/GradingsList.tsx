import type { Grading } from '@lectern/contract/writing/shapes'
import { useState } from 'react'
import { refundText } from '../../core/credits/refund-text.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { useDismissGrading, useGradings, writingApi } from './api.ts'
import { takeBack } from './change-draft.ts'
import { examName } from './exam-name.ts'
import { forgetGrading, gradingStore } from './grading.ts'
import { useReadyReports } from './use-ready-reports.ts'
import type { OpenView } from './use-view.ts'

/** What is being graded, wherever it was sent from; what has become of it; and what came to nothing. */
export function GradingsList({ openView }: { openView: OpenView }) {
  const say = useSay()
  const { data: gradings = [] } = useGradings()
  const ready = useReadyReports(gradings)
  // This page says by itself what became of its own.
  const isOwnFailed = useStore(gradingStore, (own) => own.phase === 'idle' && own.failure !== null)
  const shown = isOwnFailed ? gradings.filter(({ failure }) => failure === null) : gradings
  if (shown.length + ready.length === 0) return null
  return (
    <section aria-label={say('writing.beingGraded')} className="mb-8 flex flex-col gap-3">
      {ready.map(({ id, excerpt }) => (
        <Notice key={id} tone="good" role="status" title={say('writing.reportReady')}>
          <Excerpt text={excerpt} />
          <Button className="mt-2" onClick={() => openView({ name: 'report', essayId: id })}>
            {say('writing.viewReport')}
          </Button>
        </Notice>
      ))}
      {shown.map((grading) =>
        grading.status === 'grading' ? (
          <UnderWay key={grading.id} grading={grading} />
        ) : (
          <Failed key={grading.id} grading={grading} openView={openView} />
        ),
      )}
    </section>
  )
}

function UnderWay({ grading: { exam_type, excerpt, word_count: count } }: { grading: Grading }) {
  const say = useSay()
  return (
    <Notice role="status" title={say('writing.beingGraded')}>
      <Excerpt text={excerpt} />
      <p className="mt-1 flex items-start gap-2 text-ink-soft">
        <Spinner className="mt-0.5" /> {say('writing.underWay', { exam: examName(exam_type, say), count })}
      </p>
    </Notice>
  )
}

/** The reason, the refund, and the essay back into the form. */
function Failed({ grading, openView }: { grading: Grading; openView: OpenView }) {
  const say = useSay()
  const [isOpening, setOpening] = useState(false)
  const dismiss = useDismissGrading()
  const { id, excerpt, failure, credit_cost } = grading
  const open = async () => {
    setOpening(true)
    try {
      takeBack(await writingApi.getGrading({ params: { id } }))
      forgetGrading()
      dismiss.mutate(id)
      openView({ name: 'write' })
    } catch {
      toastError(say('writing.gradingLost'))
    } finally {
      setOpening(false)
    }
  }
  return (
    <Notice tone="poor" role="status" title={say('writing.notGraded')}>
      <Excerpt text={excerpt} />
      <p className="mt-1">
        {failure} {refundText(credit_cost)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isLoading={isOpening} onClick={() => void open()}>
          {say('writing.openEssay')}
        </Button>
        <Button variant="quiet" isLoading={dismiss.isPending} onClick={() => dismiss.mutate(id)}>
          {say('writing.dismiss')}
        </Button>
      </div>
    </Notice>
  )
}

const Excerpt = ({ text }: { text: string }) => <p className="wrap-anywhere line-clamp-1 font-serif">{text}</p>
