import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage } from '@lectern/domain/speaking'

interface CorrectionLineProps {
  correction: SpeakingFeedback['corrections'][number]
  /** What was spoken. */
  language: SpeakingLanguage
  /** That of the reason; undefined is the page's. */
  remarkedIn: SpeakingLanguage | undefined
}

/** What was said, what to say in its place, and why. */
export const CorrectionLine = ({
  correction: { quote, correction, explanation },
  language,
  remarkedIn,
}: CorrectionLineProps) => (
  <>
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
  </>
)
