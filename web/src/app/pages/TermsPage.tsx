import { useSay } from '../../lib/language.ts'
import { usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'
import { termsIn } from './terms-text.ts'

/** /terms */
export function TermsPage() {
  usePageMetadata('terms')
  const say = useSay()
  return (
    <LegalText title={say('legal.termsTitle')} introduction={say('legal.termsIntroduction')} sections={termsIn(say)} />
  )
}
