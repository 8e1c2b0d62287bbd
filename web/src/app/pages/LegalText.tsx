import { useSiteConfig } from '../../core/site/use-site-config.ts'

interface LegalTextProps {
  title: string
  sections: readonly { heading: string; text: string }[]
}

/** A page of conditions, with the operator and the support contact of this installation (reading 39). */
export function LegalText({ title, sections }: LegalTextProps) {
  const config = useSiteConfig()
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-8 text-ink-soft text-sm">Last updated June 2025</p>
      <div className="reading">
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
        <section>
          <h2>Who operates this service</h2>
          {config && (
            <p className="mt-2">
              {config.operator_name && `It is run by ${config.operator_name}. `}
              {config.support_email && (
                <>
                  For support, write to <a href={`mailto:${config.support_email}`}>{config.support_email}</a>.
                </>
              )}
            </p>
          )}
        </section>
      </div>
    </article>
  )
}
