import type { ListeningScore } from '@lectern/contract/listening/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { neighbourOf } from '../../../core/feedback/neighbour.ts'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { JudgementLines } from '../../../core/questions/JudgementLines.tsx'
import { ReviewLine } from '../../../core/questions/ReviewLine.tsx'
import { scriptOf } from '../../../core/study-text/language.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { MomentButton } from '../MomentButton.tsx'
import type { Player } from '../use-player.ts'

type Result = ListeningScore['results'][number]

interface ReviewHeadProps {
  result: Result
  /** From 1. */
  number: number
}

/** A question, and how it went: what is seen of a folded one. */
export function ReviewHead({ result, number }: ReviewHeadProps) {
  const say = useSay()
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-2">
        <Badge>{say('listening.question', { number })}</Badge>
        <Verdict result={result} />
      </div>
      <h3 lang={scriptOf(result.question)} className="wrap-anywhere whitespace-pre-line font-serif text-lg">
        <MarkedText text={result.question} />
      </h3>
    </>
  )
}

interface ReviewBodyProps extends ReviewHeadProps {
  /** The recording, or the pasted text, as it is kept; null where that is not known. */
  materialId: number | null
  isMaterialGone: boolean | undefined
  /** Null as long as there is nothing to play. */
  player: Player | null
  /** Left out where nothing can be said against it. */
  onWrong: ((reason: FeedbackReason) => Promise<number>) | undefined
}

/** What was answered to a question, what is right and why, and where it was said. */
export function ReviewBody(props: ReviewBodyProps) {
  const { result, materialId, isMaterialGone, number, player, onWrong } = props
  const say = useSay()
  return (
    <>
      <dl className="flex flex-col gap-3">
        <ReviewLine label={say('listening.yourAnswer')}>
          {result.user_answer || <span className="text-ink-soft">{say('listening.noAnswer')}</span>}
        </ReviewLine>
        <JudgementLines judgement={result.judgement} />
        {!result.is_correct && <ReviewLine label={say('listening.correctAnswer')}>{result.correct_answer}</ReviewLine>}
        <ReviewLine label={say('listening.explanation')}>{result.explanation}</ReviewLine>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {player && result.moment && <MomentButton start={result.moment.start} number={number} player={player} />}
        <ShowInMaterial
          className=""
          materialId={materialId}
          isGone={isMaterialGone}
          words={result.source ?? null}
          of={say('listening.question', { number })}
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

function Verdict({
  result: { is_correct: isCorrect, is_checked: isChecked, user_answer: answer, judgement },
}: {
  result: Result
}) {
  const say = useSay()
  if (!isChecked) return <Badge tone="fair">{say('listening.notChecked')}</Badge>
  if (isCorrect) return <Badge tone="good">{say('listening.correct')}</Badge>
  if (judgement?.is_partly) return <Badge tone="fair">{say('generation.partlyRight')}</Badge>
  return <Badge tone="poor">{say(answer === '' ? 'listening.noAnswer' : 'listening.incorrect')}</Badge>
}
