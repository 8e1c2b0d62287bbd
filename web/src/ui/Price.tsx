import { say } from '../lib/language.ts'

interface PriceProps {
  /** Whole credits. */
  credits: number
  /** True where the server has yet to count: shown as 'about N credits'. */
  isEstimate?: boolean
  /** What the student has, where it helps to say so. */
  availableCredits?: number
}

/** '1 credit', '12 credits', 'about 3 credits'. */
export const creditsText = (credits: number, isEstimate = false): string =>
  say(isEstimate ? 'ui.aboutCredits' : 'ui.credits', { credits })

/** What an action costs, said before the student commits to it. */
export function Price({ credits, isEstimate = false, availableCredits }: PriceProps) {
  return (
    <p className="text-ink-soft text-sm">
      {say('ui.costs')}
      {/* Chinese sets a space before a figure, and none before 'about'. */}
      {isEstimate ? say('ui.sentenceGap') : ' '}
      <strong className="font-semibold text-ink tabular-nums">{creditsText(credits, isEstimate)}</strong>
      {availableCredits !== undefined && say('ui.youHave', { credits: availableCredits })}
    </p>
  )
}
