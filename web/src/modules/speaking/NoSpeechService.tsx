import { SPEAKING_TEXTS, type SpeakingMode } from '@lectern/domain/speaking'
import type { SiteConfig } from '../../core/site/use-site-config.ts'
import { Notice } from '../../ui/Notice.tsx'

const STILL_WORKS: Readonly<Record<SpeakingMode, string>> = {
  chat: SPEAKING_TEXTS.typedInstead,
  presentation:
    'You can prepare a presentation here for yourself. To be answered, choose Topic Chat and type your turns.',
  shadowing: 'You can listen to the sentences and repeat them for yourself. Nothing is charged.',
}

/** Says what is missing where nobody transcribes, what still works, and whom to ask; on a test site, what to set. */
export function NoSpeechService({ mode, config }: { mode: SpeakingMode; config: SiteConfig }) {
  return (
    <Notice tone="fair" title="Recordings cannot be used here yet">
      <p>
        {SPEAKING_TEXTS.noSpeechService} {STILL_WORKS[mode]}
      </p>
      <p className="wrap-anywhere mt-1">
        {config.is_production
          ? whomToAsk(config)
          : 'Set SPEECH_BASE_URL and SPEECH_MODEL, or run npx lectern speech install.'}
      </p>
    </Notice>
  )
}

const whomToAsk = ({ operator_name: name, support_email: email }: SiteConfig): string =>
  `If you need recordings, please write to ${name || 'whoever runs this site'}${email && ` at ${email}`}.`
