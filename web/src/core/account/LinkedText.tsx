/** The pages that a form names, by the name that its texts give them. */
export const LEGAL_PAGES = { terms: '/terms', privacy: '/privacy' } as const

interface LinkedTextProps {
  /** With links between tags of their names: 'I accept the <terms>terms</terms>.' */
  text: string
  /** Where each of them leads. */
  addresses: Readonly<Record<string, string>>
}

const LINK = /<(\w+)>([^<]*)<\/\1>/

/** A sentence with links in it, wherever its language has them. They open in a new tab: a half-filled form stays. */
export function LinkedText({ text, addresses }: LinkedTextProps) {
  const link = LINK.exec(text)
  if (!link) return text
  const [whole, name = '', words] = link
  return (
    <>
      {text.slice(0, link.index)}
      <a href={addresses[name]} target="_blank" rel="noopener" className="text-link">
        {words}
      </a>
      <LinkedText text={text.slice(link.index + whole.length)} addresses={addresses} />
    </>
  )
}
