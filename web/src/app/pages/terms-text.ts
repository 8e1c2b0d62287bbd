import { FREEZE_DAYS } from '@lectern/domain/accounts'
import { PAYMENT_PACKAGES } from '@lectern/domain/credits/payments'
import { message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import type { LegalSection } from './LegalText.tsx'

/** What a student agrees to. */
export const termsIn = (say: Say): LegalSection[] => [
  { heading: message('legal.whoTitle'), paragraphs: [message('legal.who')] },
  { heading: message('legal.accountTitle'), paragraphs: [message('legal.accountOne'), message('legal.accountTwo')] },
  { heading: message('legal.consentTitle'), paragraphs: [message('legal.consentOne'), message('legal.consentTwo')] },
  { heading: message('legal.materialTitle'), paragraphs: [message('legal.material')] },
  { heading: message('legal.aiTitle'), paragraphs: [message('legal.ai')] },
  { heading: message('legal.creditsTitle'), paragraphs: [message('legal.creditsOne'), message('legal.creditsTwo')] },
  { heading: message('legal.paymentTitle'), paragraphs: [message('legal.payment', { packages: packagesIn(say) })] },
  { heading: message('legal.fairTitle'), paragraphs: [message('legal.fair')] },
  { heading: message('legal.guaranteeTitle'), paragraphs: [message('legal.guarantee')] },
  { heading: message('legal.endingTitle'), paragraphs: [message('legal.ending', { days: FREEZE_DAYS })] },
]

const packagesIn = (say: Say): string =>
  PAYMENT_PACKAGES.map(({ amountHkd: amount, credits }) => say('legal.package', { amount, credits })).join(
    say('legal.packagesBetween'),
  )
