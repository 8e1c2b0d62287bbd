import { CODE_LIFETIME_SECONDS, FREEZE_DAYS, REFRESH_TOKEN_SECONDS } from '@lectern/domain/accounts'
import { message } from '@lectern/texts/message'
import type { LegalSection } from './LegalText.tsx'

const CODE_MINUTES = CODE_LIFETIME_SECONDS / 60
const SESSION_DAYS = REFRESH_TOKEN_SECONDS / (24 * 3600)

/** What is stored, why, for how long, and who else sees it. */
export const PRIVACY: readonly LegalSection[] = [
  {
    heading: message('legal.keptTitle'),
    paragraphs: [message('legal.kept')],
    points: [message('legal.keptAccount'), message('legal.keptMaterial'), message('legal.keptCredits')],
  },
  {
    heading: message('legal.shortTitle'),
    paragraphs: [],
    points: [
      message('legal.shortCodes', { minutes: CODE_MINUTES }),
      message('legal.shortLogins', { days: SESSION_DAYS }),
      message('legal.shortMails'),
      message('legal.shortFiles'),
      message('legal.shortCounts'),
    ],
  },
  { heading: message('legal.purposeTitle'), paragraphs: [message('legal.purpose')] },
  {
    heading: message('legal.othersTitle'),
    paragraphs: [message('legal.others'), message('legal.othersShared'), message('legal.othersWrong')],
  },
  { heading: message('legal.personalTitle'), paragraphs: [message('legal.personal')] },
  { heading: message('legal.browserTitle'), paragraphs: [message('legal.browser')] },
  { heading: message('legal.rightsTitle'), paragraphs: [message('legal.rights')] },
  { heading: message('legal.deletingTitle'), paragraphs: [message('legal.deleting', { days: FREEZE_DAYS })] },
  { heading: message('legal.ageTitle'), paragraphs: [message('legal.age')] },
]
