interface PriceProps {
  /** Whole credits. */
  credits: number
  /** True where the server has yet to count: shown as 'about N credits'. */
  isEstimate?: boolean
  /** What the student has, where it helps to say so. */
  balanceCredits?: number
}

/** '1 credit', '12 credits', 'about 3 credits'. */
export const creditsText = (credits: number, isEstimate = false): string =>
  `${isEstimate ? 'about ' : ''}${credits.toLocaleString('en')} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`

/** What an action costs, said before the student commits to it. */
export function Price({ credits, isEstimate = false, balanceCredits }: PriceProps) {
  return (
    <p className="text-ink-soft text-sm">
      Costs <strong className="font-semibold text-ink tabular-nums">{creditsText(credits, isEstimate)}</strong>
      {balanceCredits !== undefined && `; you have ${balanceCredits.toLocaleString('en')}`}
    </p>
  )
}
