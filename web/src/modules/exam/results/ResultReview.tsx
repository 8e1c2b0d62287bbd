import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { isLeftToStudent } from '@lectern/domain/exam'
import { type ReactNode, useState } from 'react'
import { QuestionReview } from '../../../core/questions/results/QuestionReview.tsx'
import { useSay } from '../../../lib/language.ts'
import { checkAgain, giveOwnWord } from '../hand-in.ts'
import { type Mark, type Result, resultStore } from '../result.ts'
import { useSayWrong } from '../use-say-wrong.ts'
import { ReviewBody, ReviewHead } from './ReviewItem.tsx'
import { outcomeOf } from './reviewed-question.ts'

interface ResultReviewProps {
  result: Result
  /** The parts of the summary, and what stands over the questions. */
  score: ReactNode
  figures: ReactNode
  above: ReactNode
  /** Called where the last question has gone. */
  onNothingLeft: () => void
}

/** The summary, and every question with the answer that was given, and what can still be done about its mark. */
export function ResultReview({ result, score, figures, above, onNothingLeft }: ResultReviewProps) {
  const say = useSay()
  const sayWrong = useSayWrong()
  const [checking, setChecking] = useState<number | null>(null)
  const [said, setSaid] = useState<{ questionId: number; text: string | null } | null>(null)
  const { practice, marks } = result
  const markOf = new Map(marks.map((mark) => [mark.questionId, mark]))
  const dropWrong: typeof sayWrong = async (questionId, reason) => {
    const credits = await sayWrong(questionId, reason)
    if (!resultStore.get()) onNothingLeft()
    return credits
  }
  const recheck = async (questionId: number) => {
    setChecking(questionId)
    setSaid(null)
    setSaid({ questionId, text: await checkAgain(result, questionId) })
    setChecking(null)
  }
  return (
    <QuestionReview
      {...{ score, figures, above }}
      title={say('exam.review')}
      questions={practice.questions.map((question, index) => reviewed(question, index + 1, markOf.get(question.id)))}
      head={({ question, number, mark }) => <ReviewHead question={question} number={number} mark={mark} />}
      body={({ id, question, number, mark }) => (
        <ReviewBody
          {...{ question, number, mark }}
          isChecking={checking === id}
          said={said?.questionId === id ? said.text : null}
          onCheck={() => void recheck(id)}
          onWrong={practice.set.is_made && ((reason) => dropWrong(id, reason))}
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
