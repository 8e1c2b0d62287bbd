import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Where nothing transcribes: what is missing, what can be done instead, and whom to ask. Nothing is charged. */
export function NotSetUp() {
  const config = useSiteConfig()
  return (
    <Notice tone="fair" title={LISTENING_TEXTS.notSetUp}>
      <p className="mt-1">You can paste a transcript instead: the questions are made of the text.</p>
      {config?.is_production ? (
        <p className="wrap-anywhere mt-1">
          If you need recordings, please write to {config.operator_name || 'whoever runs this site'}
          {config.support_email && (
            <>
              {' '}
              at{' '}
              <a className="text-link" href={`mailto:${config.support_email}`}>
                {config.support_email}
              </a>
            </>
          )}
          .
        </p>
      ) : (
        <p className="mt-1">
          On this test site: set <code>SPEECH_BASE_URL</code>, or run <code>npx lectern speech install</code>.
        </p>
      )}
    </Notice>
  )
}
