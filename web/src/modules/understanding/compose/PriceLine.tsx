import { PRICE_OF_UNDERSTANDING_MESSAGE } from '@lectern/domain/prices'
import { TooFewCredits } from '../../../core/credits/TooFewCredits.tsx'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { SiteModelName } from '../../../core/site/ModelName.tsx'
import { useIsConfigPending, useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { creditsText } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What a message costs and who answers it, before it is sent; and the way to more credits. */
export function PriceLine() {
  const say = useSay()
  const { availableCredits, shortfall } = useCredits()
  const config = useSiteConfig()
  const isPending = useIsConfigPending()
  const tooFewCredits = shortfall(PRICE_OF_UNDERSTANDING_MESSAGE)
  if (tooFewCredits)
    return (
      <div className="mb-2">
        <TooFewCredits text={tooFewCredits} />
      </div>
    )
  if (isPending) return <Skeleton className="mb-1.5 h-13 w-full sm:h-9" />
  return (
    <p className="mb-1.5 text-ink-soft text-xs">
      {say('understanding.costs')}
      <strong className="font-semibold text-ink">{creditsText(PRICE_OF_UNDERSTANDING_MESSAGE)}</strong>
      {say('understanding.youHave')}
      <span className="tabular-nums">{availableCredits.toLocaleString('en')}</span>
      {say('understanding.fullStop')}
      {say('ui.sentenceGap')}
      {config?.ai.made_by === 'built-in' && say('understanding.engineAnswers')}
      <SiteModelName />
    </p>
  )
}
