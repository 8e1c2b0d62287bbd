import type { SharedContent } from '@lectern/contract/sharing/shares'
import { useMemo } from 'react'
import { readHtml } from '../../study-text/read-html.ts'
import { StudyArticle } from '../../study-text/StudyArticle.tsx'

/** Notes as their owner reads them. */
export function SharedNotes({ notes: { html } }: { notes: Extract<SharedContent, { kind: 'notes' }> }) {
  const text = useMemo(() => readHtml(html), [html])
  return <StudyArticle text={text} />
}
