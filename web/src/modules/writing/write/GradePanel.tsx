import { isPartialContent, priceOfWriting } from '@lectern/domain/prices'
import { countedByLength } from '@lectern/domain/words'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { refundText } from '../../../core/credits/refund-text.ts'
import { SiteModelName } from '../../../core/site/ModelName.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { PenLine } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { topicImageStore } from '../draft.ts'
import type { GradingFailure } from '../grading.ts'

interface GradePanelProps {
  words: number
  /** The words as they are paid for. */
  paid: number
  /** Why the essay is not sent as it is. */
  refusal: string | null
  /** Why the last try gave no report. */
  failure: GradingFailure | null
  onGrade: () => void
}

/** The price of what is in the essay box, and the button that commits to it. */
export function GradePanel({ words, paid, refusal, failure, onGrade }: GradePanelProps) {
  const say = useSay()
  const config = useSiteConfig()
  const hasImage = useStore(topicImageStore) !== null
  return (
    <PricePanel
      priceCredits={priceOfWriting(paid)}
      isIdle={words === 0}
      note={
        <>
          {isPartialContent(paid) && <Notice>{say('credits.partialContent')}</Notice>}
          {paid > words && <Notice>{say(countedByLength(paid))}</Notice>}
          {hasImage && <Notice>{say('writing.imageIsRead')}</Notice>}
        </>
      }
      error={refusal ?? (failure && describe(failure))}
    >
      {({ isTooPoor }) => (
        <>
          <Button
            variant="primary"
            size="lg"
            icon={<PenLine size={18} aria-hidden />}
            disabled={isTooPoor}
            onClick={onGrade}
          >
            {say('writing.getFeedback')}
          </Button>
          {config && (
            <p className="text-ink-soft text-xs">
              {say(WHO_GRADES[config.ai.made_by])}
              <SiteModelName />
            </p>
          )}
        </>
      )}
    </PricePanel>
  )
}

const describe = ({ text, refundedCredits }: GradingFailure): string =>
  refundedCredits > 0 ? `${text} ${refundText(refundedCredits)}` : text

const WHO_GRADES = { model: 'writing.modelGrades', 'built-in': 'writing.engineGrades' } as const
