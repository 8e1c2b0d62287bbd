import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage } from '@lectern/domain/speaking'
import { Fragment } from 'react'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import { differences } from '../../../core/study-text/differences.ts'
import type { Session } from '../api.ts'
import { isCutFrom } from './cut-quote.ts'

interface CorrectionLineProps {
  correction: SpeakingFeedback['corrections'][number]
  /** What the words are quoted from. */
  turns: Session['turns']
  /** What was spoken. */
  language: SpeakingLanguage
  /** That of the reason; undefined is the page's. */
  remarkedIn: SpeakingLanguage | undefined
  /** Says that it is wrong. */
  onWrong: SayPartWrong
}

/** What was said, with what to say in place of the words that are wrong, and why. */
export function CorrectionLine({
  correction: { id, quote, correction, explanation },
  turns,
  language,
  remarkedIn,
  onWrong,
}: CorrectionLineProps) {
  const cut = isCutFrom(turns, quote)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className="font-serif" lang={language}>
          {cut.before && '…'}
          {correction === null ? (
            <del className="text-poor decoration-1">{quote}</del>
          ) : (
            <ChangedWords quote={quote} correction={correction} />
          )}
          {cut.after && '…'}
        </p>
        <p className="mt-1 text-ink-soft text-sm" lang={remarkedIn}>
          {explanation}
        </p>
      </div>
      <WrongRemark id={id} words={quote} onSay={onWrong} />
    </div>
  )
}

/** What was said and what to say, with the words alone marked that change. */
const ChangedWords = ({ quote, correction }: { quote: string; correction: string }) =>
  differences(quote, correction).map((piece) =>
    piece.kind === 'same' ? (
      piece.text
    ) : (
      <Fragment key={piece.id}>
        {piece.before && <del className="text-poor decoration-1">{piece.before}</del>}
        {piece.before && piece.after && ' '}
        {piece.after && <ins className="font-semibold text-good no-underline">{piece.after}</ins>}
      </Fragment>
    ),
  )
