import type { ListeningQuestion, ListeningSet } from '@lectern/contract/listening/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { MAX_LISTENING_ANSWER_CHARACTERS } from '@lectern/domain/listening'
import { neighbourOf } from '../../../core/feedback/neighbour.ts'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { OptionList } from '../../../core/questions/OptionList.tsx'
import { scriptOf } from '../../../core/study-text/language.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { answerQuestion } from '../answer-practice.ts'
import { MomentButton } from '../MomentButton.tsx'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'
import type { Player } from '../use-player.ts'

interface QuestionItemProps {
  set: ListeningSet
  question: ListeningQuestion
  /** From 1. */
  number: number
  answer: string
  player: Player
  /** Left out where nothing can be said against it. */
  onWrong: ((reason: FeedbackReason) => Promise<number>) | undefined
}

/** A question, its moment in the recording, and the place for the answer. */
export function QuestionItem({ set, question, number, answer, player, onWrong }: QuestionItemProps) {
  const say = useSay()
  const { id, type, options, moment } = question
  const give = (next: string) => answerQuestion(set, id, next)
  return (
    <li className="py-6">
      <fieldset className="min-w-0">
        <legend className="sr-only">{say('listening.question', { number })}</legend>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <Badge>
            {number}. {say(QUESTION_TYPE_NAMES[type])}
          </Badge>
          <div className="flex items-center gap-2">
            {moment && <MomentButton start={moment.start} number={number} player={player} />}
            {onWrong && (
              <WrongButton
                label={say('generation.questionIsWrong', { number })}
                onSay={onWrong}
                next={(button) => neighbourOf(button)?.querySelector('input') ?? null}
              />
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
          <OptionList name={`listening-${id}`} options={options} chosen={answer} onChoose={give} />
        ) : (
          <TextField
            label={say('listening.answerTo', { number })}
            isLabelHidden
            maxLength={MAX_LISTENING_ANSWER_CHARACTERS}
            placeholder={say('listening.yourAnswer')}
            autoComplete="off"
            value={answer}
            onChange={(event) => give(event.target.value)}
          />
        )}
      </fieldset>
    </li>
  )
}
