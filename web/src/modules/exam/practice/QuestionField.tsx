import type { ExamQuestion } from '@lectern/contract/exam'
import { MAX_EXAM_ANSWER_CHARACTERS } from '@lectern/domain/exam'
import { Flag } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { answerQuestion, toggleFlag } from '../practice.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'

interface QuestionFieldProps {
  question: ExamQuestion
  /** From 1. */
  number: number
  answer: string
  isFlagged: boolean
  /** Whether the keys 1 to 4 choose here. */
  hasKeys: boolean
}

/** A question with its place for the answer, and a flag to come back to it. */
export function QuestionField({ question, number, answer, isFlagged, hasKeys }: QuestionFieldProps) {
  const { id, type, options } = question
  const rows = type === 'short' ? 2 : 6
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Question {number}</legend>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Badge>
          {number}. {QUESTION_TYPE_NAMES[type]}
        </Badge>
        <Button
          variant="quiet"
          icon={<Flag size={16} aria-hidden fill={isFlagged ? 'currentColor' : 'none'} />}
          aria-pressed={isFlagged}
          onClick={() => toggleFlag(id)}
        >
          {isFlagged ? 'Flagged' : 'Flag'}
          <span className="sr-only"> question {number}</span>
        </Button>
      </div>
      <p className="wrap-anywhere mb-4 whitespace-pre-line font-serif text-lg leading-relaxed">{question.question}</p>
      {options.length > 0 ? (
        <div className="flex flex-col gap-2">
          {options.map((option, index) => (
            <label
              key={option}
              className={classNames(
                'control flex cursor-pointer items-start gap-3 rounded-ui border px-4 py-2.5',
                answer === option ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-ink-soft',
              )}
            >
              <input
                type="radio"
                name={`question-${id}`}
                checked={answer === option}
                onChange={() => answerQuestion(id, option)}
                className="mt-1 size-4 shrink-0"
              />
              <span className="wrap-anywhere min-w-0 grow font-serif">{option}</span>
              {hasKeys && <KeyHint>{String(index + 1)}</KeyHint>}
            </label>
          ))}
        </div>
      ) : (
        <TextArea
          label={`Your answer to question ${number}`}
          isLabelHidden
          isMaterial
          rows={rows}
          maxLength={MAX_EXAM_ANSWER_CHARACTERS}
          placeholder="Your answer"
          value={answer}
          onChange={(event) => answerQuestion(id, event.target.value)}
        />
      )}
    </fieldset>
  )
}
