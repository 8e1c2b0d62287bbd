import { PAGES, usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'

const SECTIONS = [
  {
    heading: 'Who may use it',
    text: 'The service is for students aged 13 and up. One person uses one account, with an email address of their own.',
  },
  {
    heading: 'Your material',
    text: 'What you upload stays yours. You are responsible that you may use it and that it contains no personal or confidential data of anyone. It is processed to make the study material that you ask for.',
  },
  {
    heading: 'What AI writes',
    text: 'Flashcards, questions, notes, feedback and explanations are made by software and can be wrong. They are for reference only: check them against your own materials, and do not hand them in as your own work where that is not allowed.',
  },
  {
    heading: 'Credits',
    text: 'Study steps are paid with credits. The price is shown before you commit and never more than that is charged. A step that gives no result costs nothing: its credits are returned. Credits cannot be exchanged for money or passed on.',
  },
  {
    heading: 'Fair use',
    text: 'Do not try to read what belongs to others, to disturb the service, or to spend credits that are not yours. An account that does may be closed.',
  },
  {
    heading: 'Ending',
    text: 'You may delete your account at any time in your profile. Its email address cannot register again for 30 days.',
  },
] as const

/** /terms */
export function TermsPage() {
  usePageMetadata(PAGES.terms)
  return <LegalText title="Terms" sections={SECTIONS} />
}
