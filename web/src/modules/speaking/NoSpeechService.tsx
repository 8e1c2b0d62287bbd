import { SPEAKING_TEXTS, type SpeakingMode } from '@lectern/domain/speaking'
import type { MessageId } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import type { SiteConfig } from '../../core/site/use-site-config.ts'
import { useSay } from '../../lib/language.ts'
import { Notice } from '../../ui/Notice.tsx'

const STILL_WORKS = {
  chat: 'speaking.typedInstead',
  presentation: 'speaking.presentationWithout',
  shadowing: 'speaking.shadowingWithout',
} as const satisfies Record<SpeakingMode, MessageId>

/** Says what is missing where nobody transcribes, what still works, and whom to ask; on a test site, what to set. */
export function NoSpeechService({ mode, config }: { mode: SpeakingMode; config: SiteConfig }) {
  const say = useSay()
  return (
    <Notice tone="fair" title={say('speaking.noRecordings')}>
      <p>{say(SPEAKING_TEXTS.noSpeechService)}</p>
      <p>{say(STILL_WORKS[mode])}</p>
      <p className="wrap-anywhere mt-1">{config.is_production ? whomToAsk(say, config) : say('speaking.testSite')}</p>
    </Notice>
  )
}

function whomToAsk(say: Say, { operator_name, support_email: email }: SiteConfig): string {
  const name = operator_name || say('speaking.whoeverRuns')
  return email ? say('speaking.writeToAt', { name, email }) : say('speaking.writeTo', { name })
}
