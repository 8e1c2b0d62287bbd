import type { Message } from '@lectern/texts/message'
import type { SiteConfig } from '../../core/site/use-site-config.ts'
import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { useLanguage, useSay } from '../../lib/language.ts'

/** One part of the conditions: paragraphs, and what they list. */
export interface LegalSection {
  heading: Message
  paragraphs: readonly Message[]
  points?: readonly Message[]
}

interface LegalTextProps {
  title: string
  introduction: string
  sections: readonly LegalSection[]
}

/** A page of conditions, with the operator and the support contact of this installation. */
export function LegalText({ title, introduction, sections }: LegalTextProps) {
  const config = useSiteConfig()
  const say = useSay()
  const isTranslation = useLanguage() !== 'en'
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-8 text-ink-soft text-sm">{say('legal.updated')}</p>
      <div className="reading">
        {isTranslation && <p className="text-ink-soft text-sm">{say('legal.translated')}</p>}
        <p>{introduction}</p>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading.id}>
            <h2>{say(heading)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id} className="mt-2">
                {say(paragraph)}
              </p>
            ))}
            {points && (
              <ul className="mt-2">
                {points.map((point) => (
                  <li key={point.id}>{say(point)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section>
          <h2>{say('legal.operator')}</h2>
          {config && <Operator config={config} />}
        </section>
      </div>
    </article>
  )
}

function Operator({ config: { operator_name: name, support_email: email } }: { config: SiteConfig }) {
  const say = useSay()
  return (
    <p className="mt-2">
      {name ? say('legal.operatorNamed', { name }) : say('legal.operatorUnnamed')}
      {say('ui.sentenceGap')}
      {email && (
        <>
          {say('legal.supportBefore')} <a href={`mailto:${email}`}>{email}</a>
          {say('legal.supportAfter')}
        </>
      )}
    </p>
  )
}
