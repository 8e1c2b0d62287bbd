import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { isLeftToStudent } from '@lectern/domain/exam'
import { withoutBold } from '@lectern/domain/markdown/prose'
import { quotesMaterial } from '@lectern/domain/materials/quotation'
import { useState } from 'react'
import { neighbourOf } from '../../../core/feedback/neighbour.ts'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { JudgementLines } from '../../../core/questions/JudgementLines.tsx'
import { ReviewLine } from '../../../core/questions/ReviewLine.tsx'
import { scriptOf } from '../../../core/study-text/language.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'
import type { Mark } from '../result.ts'

interface ReviewHeadProps {
  question: ExamQuestion
  /** From 1. */
  number: number
  mark: Mark | undefined
}

/** A question, and how it went: what is seen of a folded one. */
export function ReviewHead({ question, number, mark }: ReviewHeadProps) {
  const say = useSay()
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-2">
        <Badge>
          {number}. {say(QUESTION_TYPE_NAMES[question.type])}
        </Badge>
        {mark && <Verdict mark={mark} />}
      </div>
      <h3 lang={scriptOf(question.question)} className="wrap-anywhere whitespace-pre-line font-serif text-lg">
        <MarkedText text={question.question} />
      </h3>
    </>
  )
}

interface ReviewBodyProps extends ReviewHeadProps {
  isChecking: boolean
  /** What came of a check again. */
  said: string | null
  onCheck: () => void
  /** Takes the student's own word for it; left out while that cannot be kept. */
  onOwnWord: ((saysIt: boolean) => Promise<void>) | undefined
  /** Has the question go; left out where none made it. */
  onWrong: ((reason: FeedbackReason) => Promise<number>) | undefined
}

/** What was answered to a question, what is right, and why: what the explanation quotes of the material stands there once. */
export function ReviewBody({ question, number, mark, isChecking, said, onCheck, onOwnWord, onWrong }: ReviewBodyProps) {
  const say = useSay()
  return (
    <>
      {mark?.method === 'ai_fallback' && (
        <Button variant="quiet" className="-ms-4" isLoading={isChecking} onClick={onCheck}>
          {say('exam.checkAgain')}
          <span className="sr-only"> {say('exam.ofQuestion', { number })}</span>
        </Button>
      )}
      {said && (
        <p role="status" className="mb-2 text-sm">
          {said}
        </p>
      )}
      <dl className="flex flex-col gap-3">
        <ReviewLine label={say('exam.yourAnswer')}>
          {mark?.user_answer.trim() ? mark.user_answer : <span className="text-ink-soft">{say('exam.noAnswer')}</span>}
        </ReviewLine>
        <JudgementLines judgement={mark?.judgement} />
        <ReviewLine label={say('exam.correctAnswer')}>{question.correct_answer}</ReviewLine>
        {mark && onOwnWord && isLeftToStudent(mark.method) && (
          <OwnWord mark={mark} number={number} onOwnWord={onOwnWord} />
        )}
        {question.explanation && <ReviewLine label={say('exam.explanation')}>{question.explanation}</ReviewLine>}
        {question.source && !quotesMaterial(question.explanation, question.source) && (
          <ReviewLine label={say('exam.source')}>{withoutBold(question.source)}</ReviewLine>
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ShowInMaterial
          materialId={question.material_id}
          isGone={question.is_material_gone}
          words={question.source}
          of={say('exam.ofQuestion', { number })}
        />
        {onWrong && (
          <WrongButton
            label={say('generation.questionIsWrong', { number })}
            onSay={onWrong}
            next={(button) => neighbourOf(button)?.querySelector('summary') ?? null}
          />
        )}
      </div>
    </>
  )
}

/** Asks the student whether their answer says what the correct one says. Stands in a <dl>. */
function OwnWord({
  mark: { isCorrect, method },
  number,
  onOwnWord,
}: {
  mark: Mark
  number: number
  onOwnWord: (saysIt: boolean) => Promise<void>
}) {
  const say = useSay()
  const [giving, setGiving] = useState<boolean | null>(null)
  const give = async (saysIt: boolean) => {
    setGiving(saysIt)
    await onOwnWord(saysIt)
    setGiving(null)
  }
  const given = method === 'own_word' ? isCorrect : null
  return (
    <div className="rounded-ui bg-sunken p-3">
      <dt className="font-medium text-sm">{say('exam.saysThis')}</dt>
      <dd>
        <p className="mt-1 mb-2 text-ink-soft text-sm">{say('exam.saysThisHint')}</p>
        <div className="flex flex-wrap gap-2">
          {[true, false].map((saysIt) => (
            <Button
              key={String(saysIt)}
              aria-pressed={given === saysIt}
              variant={given === saysIt ? 'primary' : 'secondary'}
              isLoading={giving === saysIt}
              onClick={() => void give(saysIt)}
            >
              {say(saysIt ? 'exam.itDoes' : 'exam.itDoesNot')}
              <span className="sr-only"> {say('exam.ofQuestion', { number })}</span>
            </Button>
          ))}
        </div>
      </dd>
    </div>
  )
}

function Verdict({ mark: { isCorrect, method, judgement } }: { mark: Mark }) {
  const say = useSay()
  if (method === 'ai_fallback') return <Badge tone="fair">{say('exam.notChecked')}</Badge>
  if (method === 'own_word')
    return (
      <>
        <Badge tone={isCorrect ? 'good' : 'poor'}>{say(isCorrect ? 'exam.correct' : 'exam.incorrect')}</Badge>
        <span className="text-ink-soft text-sm">{say('exam.byOwnWord')}</span>
      </>
    )
  if (isCorrect) return <Badge tone="good">{say('exam.correct')}</Badge>
  if (judgement?.is_partly) return <Badge tone="fair">{say('generation.partlyRight')}</Badge>
  return <Badge tone="poor">{say(method === 'no_answer' ? 'exam.noAnswer' : 'exam.incorrect')}</Badge>
}
