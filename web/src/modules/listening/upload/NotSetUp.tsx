import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Where nothing transcribes: what is missing, and who can mend it. Nothing is charged. */
export function NotSetUp() {
  const config = useSiteConfig()
  return (
    <Notice tone="fair" title={LISTENING_TEXTS.notSetUp}>
      <p className="mt-1">
        It can be set up by {config?.operator_name ?? 'the operator of this site'}: with a speech service (
        <code>SPEECH_BASE_URL</code>), or with a recogniser on the server (<code>npx lectern speech install</code>).
        Nothing is charged until then.
      </p>
      {config && (
        <p className="mt-2">
          <a className="text-link" href={`mailto:${config.support_email}`}>
            {config.support_email}
          </a>
        </p>
      )}
    </Notice>
  )
}
