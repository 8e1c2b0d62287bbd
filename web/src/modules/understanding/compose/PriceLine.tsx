import { PRICE_OF_UNDERSTANDING_MESSAGE } from '@lectern/domain/prices'
import { TooFewCredits } from '../../../core/credits/TooFewCredits.tsx'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'

/** What a message costs and who answers it, before it is sent; and the way to more credits. */
export function PriceLine() {
  const { balanceCredits, shortfall } = useCredits()
  const config = useSiteConfig()
  const tooFewCredits = shortfall(PRICE_OF_UNDERSTANDING_MESSAGE)
  if (tooFewCredits)
    return (
      <div className="mb-2">
        <TooFewCredits text={tooFewCredits} />
      </div>
    )
  return (
    <p className="mb-1.5 text-ink-soft text-xs">
      A message costs <strong className="font-semibold text-ink">1 credit</strong>; you have{' '}
      <span className="tabular-nums">{balanceCredits.toLocaleString('en')}</span>.{' '}
      {config?.ai.made_by === 'built-in' &&
        'The built-in engine answers from your material; no AI model is set up here.'}
    </p>
  )
}
