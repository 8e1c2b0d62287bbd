import type { PaymentPackage } from '@lectern/domain/credits/payments'
import { say } from '../../lib/language.ts'
import { creditsText } from '../../ui/Price.tsx'

interface PackageOptionProps {
  offer: PaymentPackage
  isChosen: boolean
  onChoose: () => void
}

/** One package as a large radio button: what it costs, what it gives. */
export const PackageOption = ({ offer, isChosen, onChoose }: PackageOptionProps) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-ui border border-line-strong bg-surface p-4 transition-colors duration-100 hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
    <input
      type="radio"
      name="package"
      value={offer.amountHkd}
      checked={isChosen}
      onChange={onChoose}
      className="mt-1.5 size-4 shrink-0 outline-none"
    />
    <span>
      <span className="block font-semibold font-serif text-lg tabular-nums">
        {say('payments.hkd', { amount: offer.amountHkd })}
      </span>
      <span className="block tabular-nums">{creditsText(offer.credits)}</span>
      {offer.bonusPercent > 0 && (
        <span className="block text-ink-soft text-sm tabular-nums">
          {say('payments.bonus', { percent: offer.bonusPercent })}
        </span>
      )}
    </span>
  </label>
)
