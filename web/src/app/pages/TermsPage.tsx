import { PAGES, usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'
import { TERMS, TERMS_INTRODUCTION } from './terms-text.ts'

/** /terms */
export function TermsPage() {
  usePageMetadata(PAGES.terms)
  return <LegalText title="Terms" introduction={TERMS_INTRODUCTION} sections={TERMS} />
}
