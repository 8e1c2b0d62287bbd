import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'

/** What was said, what to say in its place, and why. */
export const CorrectionLine = ({
  correction: { quote, correction, explanation },
}: {
  correction: SpeakingFeedback['corrections'][number]
}) => (
  <>
    <p className="font-serif">
      <del className="text-poor decoration-1">{quote}</del>
      {correction !== null && (
        <>
          {' '}
          <ins className="font-semibold text-good no-underline">{correction}</ins>
        </>
      )}
    </p>
    <p className="mt-1 text-ink-soft text-sm">{explanation}</p>
  </>
)
