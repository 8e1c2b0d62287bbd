import { EXAM_TEXTS, examPercent, examVerdict } from '@lectern/domain/exam'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { checkAgain, saveResult } from '../hand-in.ts'
import { correctCount, type Result, resultStore } from '../result.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'
import { ReviewItem } from './ReviewItem.tsx'

/** How a practice went, each question with the answer given, and the ways on. */
export function ResultsView({ openView }: { openView: OpenView }) {
  const result = useStore(resultStore)
  return result && <Results result={result} openView={openView} />
}

function Results({ result, openView }: { result: Result; openView: OpenView }) {
  const { practice, marks } = result
  const [checking, setChecking] = useState<number | null>(null)
  const total = marks.length
  const correct = correctCount(result)
  const markOf = new Map(marks.map((mark) => [mark.questionId, mark]))
  const uncheckedCount = marks.filter(({ method }) => method === 'ai_fallback').length

  const recheck = async (questionId: number) => {
    setChecking(questionId)
    await checkAgain(result, questionId)
    setChecking(null)
  }

  return (
    <>
      <PageHeader
        title={examVerdict(correct, total)}
        description={practice.set.title}
        back={{ label: 'Back to Exam', onBack: () => openView('generate') }}
      />
      <Card className="mb-6 flex flex-col gap-4">
        <p className="font-serif text-2xl" role="status">
          {examPercent(correct, total)}%{' '}
          <span className="text-base text-ink-soft">
            {correct} of {total} correct
          </span>
        </p>
        {uncheckedCount > 0 && (
          <Notice tone="fair">
            {uncheckedCount === 1 ? 'One answer was' : `${uncheckedCount} answers were`} not checked and count as
            incorrect for now. Compare them with the reference answer, or check them again.
          </Notice>
        )}
        {!result.isSaved && <NotSaved />}
        <NextSteps result={result} openView={openView} />
      </Card>
      {practice.set.is_sampled && (
        <div className="mb-4">
          <Notice>{EXAM_TEXTS.sampled}</Notice>
        </div>
      )}
      <MadeByNotice madeBy={practice.set.made_by} what="questions" />
      <h2 className="mt-8 mb-2 text-xl">Review</h2>
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {practice.questions.map((question, index) => (
          <ReviewItem
            key={question.id}
            question={question}
            number={index + 1}
            mark={markOf.get(question.id)}
            isChecking={checking === question.id}
            onCheck={() => void recheck(question.id)}
          />
        ))}
      </ol>
    </>
  )
}

/** The server has not taken the answers: the score stands on this screen alone. */
function NotSaved() {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveResult()
    setSaving(false)
  }
  return (
    <Notice tone="poor" title="These results are not saved yet.">
      <Button className="mt-2" isLoading={isSaving} onClick={() => void save()}>
        Save Again
      </Button>
    </Notice>
  )
}

function NextSteps({ result, openView }: { result: Result; openView: OpenView }) {
  const start = useStartPractice(openView)
  const { set } = result.practice
  const wrong = result.marks.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId)
  return (
    <div className="flex flex-wrap gap-3">
      {wrong.length > 0 && (
        <Button variant="primary" isLoading={start.isPending} onClick={() => start.mutate({ set, only: wrong })}>
          Re-test Wrong Answers ({wrong.length})
        </Button>
      )}
      <Button isLoading={start.isPending} onClick={() => start.mutate({ set })}>
        Retake
      </Button>
      <Button onClick={() => openView('history')}>Exam History</Button>
    </div>
  )
}
