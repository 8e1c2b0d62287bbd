import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { isLeftToStudent } from '@lectern/domain/exam'
import { useState } from 'react'
import { QuestionReview } from '../../../core/questions/results/QuestionReview.tsx'
import { useSay } from '../../../lib/language.ts'
import { checkAgain, giveOwnWord } from '../hand-in.ts'
import type { Mark, Result } from '../result.ts'
import { ReviewBody, ReviewHead } from './ReviewItem.tsx'
import { outcomeOf } from './reviewed-question.ts'

/** Every question with the answer that was given, and what can still be done about its mark. */
export function ResultReview({ result }: { result: Result }) {
  const say = useSay()
  const [checking, setChecking] = useState<number | null>(null)
  const [said, setSaid] = useState<{ questionId: number; text: string | null } | null>(null)
  const { practice, marks } = result
  const { material_id: materialId, is_material_gone: isMaterialGone } = practice.set
  const markOf = new Map(marks.map((mark) => [mark.questionId, mark]))
  const recheck = async (questionId: number) => {
    setChecking(questionId)
    setSaid(null)
    setSaid({ questionId, text: await checkAgain(result, questionId) })
    setChecking(null)
  }
  return (
    <QuestionReview
      title={say('exam.review')}
      questions={practice.questions.map((question, index) => reviewed(question, index + 1, markOf.get(question.id)))}
      head={({ question, number, mark }) => <ReviewHead question={question} number={number} mark={mark} />}
      body={({ id, question, number, mark }) => (
        <ReviewBody
          {...{ question, number, mark, materialId, isMaterialGone }}
          isChecking={checking === id}
          said={said?.questionId === id ? said.text : null}
          onCheck={() => void recheck(id)}
          onOwnWord={result.isSaved ? (saysIt) => giveOwnWord(result, id, saysIt) : undefined}
        />
      )}
    />
  )
}

const reviewed = (question: ExamQuestion, number: number, mark: Mark | undefined) => ({
  ...{ id: question.id, number, question, mark, outcome: outcomeOf(mark) },
  isOpen: mark !== undefined && isLeftToStudent(mark.method),
})
