import { PAGES, usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'

const SECTIONS = [
  {
    heading: 'What is kept',
    text: 'Your email address, your name, your study goal if you give one, the material you upload, what was made from it, your answers and scores, and the history of your credits.',
  },
  {
    heading: 'What it is for',
    text: 'To show you your own study material, to count your credits, and to send you login codes. It is not sold and not used for advertising.',
  },
  {
    heading: 'Who else processes it',
    text: 'Where the operator has connected an AI, speech or payment provider, the text or audio of the step you start, or your payment, is sent to that provider. Without one, everything stays on the operator’s own machine.',
  },
  {
    heading: 'In your browser',
    text: 'Your login is kept in a cookie and in the storage of your browser, and so is the theme you choose. There are no tracking cookies.',
  },
  {
    heading: 'Deleting',
    text: 'Sets, lectures and recordings can be deleted one by one. Deleting your account erases everything of yours; only a keyed hash of the address stays, so that the address stays frozen for 30 days and free credits and promotion codes are given once.',
  },
  {
    heading: 'Age',
    text: 'The service is for ages 13 and up. Do not upload personal data of others, least of all of children.',
  },
] as const

/** /privacy */
export function PrivacyPage() {
  usePageMetadata(PAGES.privacy)
  return <LegalText title="Privacy" sections={SECTIONS} />
}
