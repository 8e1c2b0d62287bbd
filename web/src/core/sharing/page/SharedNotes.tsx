import type { SharedContent } from '@lectern/contract/sharing/shares'
import { useMemo } from 'react'
import { MadeByNotice } from '../../generation/MadeByNotice.tsx'
import { readHtml } from '../../study-text/read-html.ts'
import { StudyArticle } from '../../study-text/StudyArticle.tsx'

/** Notes as their owner reads them, with who made them. */
export function SharedNotes({
  notes: { html, made_by, model_name },
}: {
  notes: Extract<SharedContent, { kind: 'notes' }>
}) {
  const text = useMemo(() => readHtml(html), [html])
  return (
    <>
      <div className="mb-8 max-w-2xl">
        <MadeByNotice madeBy={made_by} modelName={model_name ?? null} what="notes" />
      </div>
      <StudyArticle text={text} />
    </>
  )
}
