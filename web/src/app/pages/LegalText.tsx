import type { SiteConfig } from '../../core/site/use-site-config.ts'
import { useSiteConfig } from '../../core/site/use-site-config.ts'

/** One part of the conditions: paragraphs, and what they list. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

interface LegalTextProps {
  title: string
  introduction: string
  sections: readonly LegalSection[]
}

/** A page of conditions, with the operator and the support contact of this installation (reading 39). */
export function LegalText({ title, introduction, sections }: LegalTextProps) {
  const config = useSiteConfig()
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-8 text-ink-soft text-sm">Last updated June 2025</p>
      <div className="reading">
        <p>{introduction}</p>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-2">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section>
          <h2>Who operates this service</h2>
          {config && <Operator config={config} />}
        </section>
      </div>
    </article>
  )
}

function Operator({ config: { operator_name: name, support_email: email } }: { config: SiteConfig }) {
  return (
    <p className="mt-2">
      {name
        ? `This installation of Lectern is run by ${name}.`
        : 'Lectern is run by the operator of this installation.'}{' '}
      {email && (
        <>
          For support, and for anything about your data, write to <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </p>
  )
}
