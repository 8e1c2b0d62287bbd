import { PAGES, usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'
import { PRIVACY, PRIVACY_INTRODUCTION } from './privacy-text.ts'

/** /privacy */
export function PrivacyPage() {
  usePageMetadata(PAGES.privacy)
  return <LegalText title="Privacy" introduction={PRIVACY_INTRODUCTION} sections={PRIVACY} />
}
