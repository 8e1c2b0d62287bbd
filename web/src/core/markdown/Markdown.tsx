import { lazy, Suspense } from 'react'
import { ShownAsWritten } from '../../ui/ShownAsWritten.tsx'
import type { MarkdownProps } from './MarkdownView.tsx'

const load = () => import('./MarkdownView.tsx').then(({ MarkdownView }) => ({ default: MarkdownView }))
const MarkdownView = lazy(load)

/** Begins to load what shows Markdown, before there is any to be shown. */
export const prepareForMarkdown = (): void => void load().catch(() => {})

/**
 * Untrusted Markdown as study text, with tables, code and mathematics. As long as what shows it is loading, and where it
 * cannot, the text stands as it was written.
 */
export function Markdown(props: MarkdownProps) {
  const asWritten = <p className="whitespace-pre-wrap">{props.text}</p>
  return (
    <ShownAsWritten key={props.isUnfinished ? 'unfinished' : 'whole'} content={asWritten}>
      <Suspense fallback={asWritten}>
        <MarkdownView {...props} />
      </Suspense>
    </ShownAsWritten>
  )
}
