import { SPEAKING_TEXTS, type SpeakingMode } from '@lectern/domain/speaking'
import type { SiteConfig } from '../../core/site/use-site-config.ts'
import { Notice } from '../../ui/Notice.tsx'

const STILL_WORKS: Readonly<Record<SpeakingMode, string>> = {
  chat: SPEAKING_TEXTS.typedInstead,
  presentation: 'You can prepare a presentation here, but not send it. Nothing is charged.',
  shadowing: 'You can listen to the sentences and repeat them for yourself. Nothing is charged.',
}

/** Says what is missing where nobody transcribes, who can set it up, and what still works. */
export function NoSpeechService({ mode, config }: { mode: SpeakingMode; config: SiteConfig }) {
  return (
    <Notice tone="fair" title="Recordings cannot be used here yet">
      <p>
        {SPEAKING_TEXTS.noSpeechService} {STILL_WORKS[mode]}
      </p>
      <p className="wrap-anywhere mt-1">
        {config.is_production
          ? `Please write to ${config.operator_name} at ${config.support_email}.`
          : 'Set SPEECH_BASE_URL and SPEECH_MODEL, or run npx lectern speech install.'}
      </p>
    </Notice>
  )
}
