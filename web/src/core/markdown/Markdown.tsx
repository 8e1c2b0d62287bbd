import { Component, lazy, type ReactNode, Suspense } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
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
    <Fallback key={props.isUnfinished ? 'unfinished' : 'whole'} content={asWritten}>
      <Suspense fallback={asWritten}>
        <MarkdownView {...props} />
      </Suspense>
    </Fallback>
  )
}

interface FallbackProps {
  content: ReactNode
  children: ReactNode
}

/** A text that a parser does not survive must not take the screen with it. */
class Fallback extends Component<FallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logFailure('A text is shown as it was written', error)
  }

  override render() {
    return this.state.hasFailed ? this.props.content : this.props.children
  }
}
