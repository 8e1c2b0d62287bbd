import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { type Options as SanitizeOptions } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { Formula } from '../marked-text/Formula.tsx'
import { emphasisLanguage } from '../study-text/language.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { markCitations } from './mark-citations.ts'
import { prepareMarkdown } from './prepare-markdown.ts'

export interface MarkdownProps {
  /** Markdown from whomever: a model, another student's browser. */
  text: string
  /** How many citations there are: `[1]` up to it are shown by `renderCitation`. */
  citationCount?: number
  renderCitation?: (number: number) => ReactNode
  /** The text is still being written. */
  isUnfinished?: boolean
}

/** Only what is named here comes through: no HTML of the text's own, no images, nothing that loads or runs by itself. */
const SANITIZE: SanitizeOptions = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'a', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'sup'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    code: [['className', /^language-[\w+#-]{1,40}$/, 'math-inline', 'math-display']],
    ol: ['start'],
    sup: ['dataCitation'],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
  strip: ['script', 'style'],
}

/** Citations are drawn by whoever shows the text; the parts below stay the same from one text to the next. */
const RenderCitation = createContext<((number: number) => ReactNode) | null>(null)

const COMPONENTS: Components = {
  // The page has its own first heading, and the module its second.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  em: ({ children }) => <em lang={emphasisLanguage(wordsOf(children))}>{children}</em>,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by keyboard too
  table: ({ children }) => <table tabIndex={0}>{children}</table>,
  code: ({ className = '', children }) =>
    className.includes('math-') ? (
      <Formula tex={String(children).trim()} isBlock={className.includes('math-display')} />
    ) : (
      <code className={className}>{children}</code>
    ),
  sup: ({ node, children }) => <Citation number={Number(node?.properties.dataCitation)}>{children}</Citation>,
}

/** The words that stand in a piece of text itself. */
const wordsOf = (children: ReactNode): string =>
  [children]
    .flat()
    .filter((one) => typeof one === 'string')
    .join('')

/** A text in Markdown with tables, code and mathematics, made safe. Load it lazily: see Markdown.tsx. */
export const MarkdownView = memo(function MarkdownView({
  text,
  citationCount = 0,
  renderCitation,
  isUnfinished = false,
}: MarkdownProps) {
  const prepared = useMemo(
    () => prepareMarkdown(text, { citationCount, isUnfinished }),
    [text, citationCount, isUnfinished],
  )
  return (
    <RenderCitation value={renderCitation ?? null}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, remarkMath, markCitations]}
        rehypePlugins={[[rehypeSanitize, SANITIZE]]}
        components={COMPONENTS}
      >
        {prepared}
      </ReactMarkdown>
    </RenderCitation>
  )
})

function Citation({ number, children }: { number: number; children: ReactNode }) {
  const render = use(RenderCitation)
  return render && number > 0 ? render(number) : <sup>{children}</sup>
}

/** Where a link leads stands beside it: what a model writes may say one thing and link to another. */
function OutsideLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const host = href && URL.canParse(href) ? new URL(href).host : ''
  if (!href || !host) return <>{children}</>
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      {!String(children).includes(host) && <span className="text-ink-soft"> ({host})</span>}
    </>
  )
}
