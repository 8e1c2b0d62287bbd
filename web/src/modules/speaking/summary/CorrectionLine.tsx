import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage } from '@lectern/domain/speaking'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'

interface CorrectionLineProps {
  correction: SpeakingFeedback['corrections'][number]
  /** What was spoken. */
  language: SpeakingLanguage
  /** That of the reason; undefined is the page's. */
  remarkedIn: SpeakingLanguage | undefined
  /** Says that it is wrong. */
  onWrong: SayPartWrong
}

/** What was said, what to say in its place, and why. */
export const CorrectionLine = ({
  correction: { id, quote, correction, explanation },
  language,
  remarkedIn,
  onWrong,
}: CorrectionLineProps) => (
  <div className="flex items-start gap-2">
    <div className="min-w-0 grow">
      <p className="font-serif" lang={language}>
        <del className="text-poor decoration-1">{quote}</del>
        {correction !== null && (
          <>
            {' '}
            <ins className="font-semibold text-good no-underline">{correction}</ins>
          </>
        )}
      </p>
      <p className="mt-1 text-ink-soft text-sm" lang={remarkedIn}>
        {explanation}
      </p>
    </div>
    <WrongRemark id={id} words={quote} onSay={onWrong} />
  </div>
)
