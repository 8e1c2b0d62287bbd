import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Where nothing transcribes: what is missing, what can be done instead, and whom to ask. Nothing is charged. */
export function NotSetUp() {
  const say = useSay()
  const config = useSiteConfig()
  const name = config?.operator_name || say('listening.whoeverRuns')
  return (
    <Notice tone="fair" title={say('listening.notSetUp')}>
      <p className="mt-1">{say('listening.pasteInstead')}</p>
      {config?.is_production ? (
        <p className="wrap-anywhere mt-1">
          {config.support_email ? (
            <>
              {say('listening.writeToAt', { name })}
              {say('ui.sentenceGap')}
              <a className="text-link" href={`mailto:${config.support_email}`}>
                {config.support_email}
              </a>
              {say('listening.fullStop')}
            </>
          ) : (
            say('listening.writeTo', { name })
          )}
        </p>
      ) : (
        <p className="mt-1">
          {say('listening.testSite')} <code>SPEECH_BASE_URL</code>
          {say('listening.testSiteOr')} <code>{'npx lectern speech install'}</code>
          {say('listening.fullStop')}
        </p>
      )}
    </Notice>
  )
}
