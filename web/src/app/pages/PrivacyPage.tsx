import { useSay } from '../../lib/language.ts'
import { usePageMetadata } from '../page-metadata.ts'
import { LegalText } from './LegalText.tsx'
import { PRIVACY } from './privacy-text.ts'

/** /privacy */
export function PrivacyPage() {
  usePageMetadata('privacy')
  const say = useSay()
  return (
    <LegalText title={say('legal.privacyTitle')} introduction={say('legal.privacyIntroduction')} sections={PRIVACY} />
  )
}
