import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { TooFewCredits } from './TooFewCredits.tsx'
import { useCredits } from './use-credits.ts'

interface PricePanelProps {
  priceCredits: number
  /** Nothing is brought yet: it does not matter that the credits are too few. */
  isIdle?: boolean
  /** Said in place of the price, where it costs nothing. */
  freeNote?: ReactNode
  /** What is to be known of the price. */
  note?: ReactNode
  /** Why it was not begun, or what became of it. */
  error?: string | null
  /** The button that commits to the price, disabled where there are too few credits; and what belongs below it. */
  children: (button: { isTooPoor: boolean }) => ReactNode
}

/** What something costs and what would be left; where that is not enough, the way to more; and the button that commits to it. */
export function PricePanel({ priceCredits, isIdle = false, freeNote, note, error, children }: PricePanelProps) {
  const { availableCredits, shortfall } = useCredits()
  const tooFewCredits = isIdle || freeNote ? null : shortfall(priceCredits)
  return (
    <div className="flex flex-col gap-4">
      {freeNote ? (
        <p className="text-ink-soft text-sm">{freeNote}</p>
      ) : (
        <Price credits={priceCredits} availableCredits={availableCredits} />
      )}
      {note}
      {tooFewCredits && <TooFewCredits text={tooFewCredits} />}
      {error && (
        <Notice tone="poor" role="alert">
          {error}
        </Notice>
      )}
      {children({ isTooPoor: tooFewCredits !== null })}
    </div>
  )
}
