import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { MAX_EXAM_ANSWER_CHARACTERS } from '@lectern/domain/exam'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { OptionList } from '../../../core/questions/OptionList.tsx'
import { scriptOf } from '../../../core/study-text/language.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Flag } from '../../../ui/icons/icons.ts'
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
  /** Has the question go; left out where none made it. */
  onWrong: ((reason: FeedbackReason) => Promise<number>) | undefined
}

/** A question with its place for the answer, and a flag to come back to it. */
export function QuestionField({ question, number, answer, isFlagged, hasKeys, onWrong }: QuestionFieldProps) {
  const say = useSay()
  const { id, type, options } = question
  const rows = type === 'short' ? 2 : 6
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('exam.question', { number })}</legend>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Badge>
          {number}. {say(QUESTION_TYPE_NAMES[type])}
        </Badge>
        <div className="flex flex-wrap">
          <Button
            variant="quiet"
            icon={<Flag size={16} aria-hidden fill={isFlagged ? 'currentColor' : 'none'} />}
            aria-pressed={isFlagged}
            onClick={() => toggleFlag(id)}
          >
            {say(isFlagged ? 'exam.flagged' : 'exam.flag')}
            <span className="sr-only"> {say('exam.ofQuestion', { number })}</span>
          </Button>
          {onWrong && (
            <WrongButton label={say('generation.questionIsWrong', { number })} onSay={onWrong} next={nextPlace} />
          )}
        </div>
      </div>
      <p
        lang={scriptOf(question.question)}
        className="wrap-anywhere mb-4 whitespace-pre-line font-serif text-lg leading-relaxed"
      >
        <MarkedText text={question.question} />
      </p>
      {options.length > 0 ? (
        <OptionList
          name={`question-${id}`}
          options={options}
          chosen={answer}
          onChoose={(option) => answerQuestion(id, option)}
          hasKeys={hasKeys}
        />
      ) : (
        <TextArea
          label={say('exam.answerTo', { number })}
          isLabelHidden
          isMaterial
          rows={rows}
          maxLength={MAX_EXAM_ANSWER_CHARACTERS}
          placeholder={say('exam.yourAnswer')}
          value={answer}
          onChange={(event) => answerQuestion(id, event.target.value)}
        />
      )}
    </fieldset>
  )
}

/** Alone, its place is the next one's; in the list the next one has a place of its own, or the one before. */
function nextPlace(button: HTMLElement): HTMLElement | null {
  const place = button.closest<HTMLElement>('[tabindex="-1"]')
  if (!(place instanceof HTMLLIElement)) return place
  const neighbour = place.nextElementSibling ?? place.previousElementSibling
  return neighbour instanceof HTMLElement ? neighbour : null
}
