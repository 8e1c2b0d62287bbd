import { isPartialContent, PARTIAL_CONTENT_NOTE, priceOfWriting } from '@lectern/domain/prices'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { refundText } from '../../../core/credits/refund-text.ts'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { topicImageStore } from '../draft.ts'
import type { GradingFailure } from '../grading.ts'

interface GradePanelProps {
  words: number
  /** Why the essay is not sent as it is. */
  refusal: string | null
  /** Why the last try gave no report. */
  failure: GradingFailure | null
  onGrade: () => void
}

/** The price of what is in the essay box, and the button that commits to it. */
export function GradePanel({ words, refusal, failure, onGrade }: GradePanelProps) {
  const { balanceCredits, shortfall } = useCredits()
  const config = useSiteConfig()
  const hasImage = useStore(topicImageStore) !== null
  const priceCredits = priceOfWriting(words)
  const tooFewCredits = words > 0 ? shortfall(priceCredits) : null
  return (
    <div className="flex flex-col gap-4">
      <Price credits={priceCredits} balanceCredits={balanceCredits} />
      {isPartialContent(words) && <p className="text-ink-soft text-xs">{PARTIAL_CONTENT_NOTE}</p>}
      {hasImage && <Notice tone="fair">{WRITING_TEXTS.imageNotRead}</Notice>}
      {tooFewCredits && (
        <Notice tone="poor">
          {tooFewCredits}{' '}
          <Link to="/profile" className="text-link">
            Purchase Credits
          </Link>
        </Notice>
      )}
      {refusal && (
        <Notice tone="poor" role="alert">
          {refusal}
        </Notice>
      )}
      {failure && (
        <Notice tone="poor" role="alert">
          {failure.text}
          {failure.refundedCredits > 0 && ` ${refundText(failure.refundedCredits)}`}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        icon={<PenLine size={18} aria-hidden />}
        disabled={tooFewCredits !== null}
        onClick={onGrade}
      >
        Get Feedback
      </Button>
      {config && <p className="text-ink-soft text-xs">{WHO_GRADES[config.ai.made_by]}</p>}
    </div>
  )
}

const WHO_GRADES = {
  model: 'An AI model reads the essay. It can be wrong, and its score is no exam result.',
  'built-in': 'The built-in engine checks the essay by rules and estimates a score; no AI model is set up here.',
} as const
