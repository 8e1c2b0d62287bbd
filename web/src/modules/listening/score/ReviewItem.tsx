import type { ListeningScore } from '@lectern/contract/listening'
import { ReviewLine } from '../../../core/questions/ReviewLine.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { MomentButton } from '../MomentButton.tsx'
import type { Player } from '../use-player.ts'

type Result = ListeningScore['results'][number]

interface ReviewItemProps {
  result: Result
  /** From 1. */
  number: number
  /** Null as long as there is nothing to play. */
  player: Player | null
}

/** A question with what was answered, what is right and why, and where it was said. */
export function ReviewItem({ result, number, player }: ReviewItemProps) {
  return (
    <li className="py-6">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Badge>Question {number}</Badge>
        <Verdict result={result} />
        {player && result.moment && <MomentButton start={result.moment.start} number={number} player={player} />}
      </div>
      <h3 className="wrap-anywhere mb-3 whitespace-pre-line font-serif text-lg">{result.question}</h3>
      <dl className="flex flex-col gap-3">
        <ReviewLine label="Your answer">
          {result.user_answer || <span className="text-ink-soft">No answer</span>}
        </ReviewLine>
        {!result.is_correct && <ReviewLine label="Correct answer">{result.correct_answer}</ReviewLine>}
        <ReviewLine label="Explanation">{result.explanation}</ReviewLine>
      </dl>
    </li>
  )
}

function Verdict({
  result: { is_correct: isCorrect, is_checked: isChecked, user_answer: answer },
}: {
  result: Result
}) {
  if (!isChecked) return <Badge tone="fair">Not checked</Badge>
  if (isCorrect) return <Badge tone="good">Correct</Badge>
  return <Badge tone="poor">{answer === '' ? 'No answer' : 'Incorrect'}</Badge>
}
