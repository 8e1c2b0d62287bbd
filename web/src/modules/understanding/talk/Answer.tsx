import { memo } from 'react'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { Message } from '../chat.ts'
import { AnswerText } from './AnswerText.tsx'

const NO_CITATIONS: never[] = []

/** An answer, who wrote it, and what is to be known of it. */
export const Answer = memo(function Answer({ message }: { message: Message }) {
  const { content, citations = NO_CITATIONS, remarks = [], made_by } = message
  return (
    <article aria-label="Answer">
      <AnswerText text={content} citations={citations} />
      {remarks.map((remark) => (
        <p key={remark} className="mt-3 text-fair text-sm">
          {remark}
        </p>
      ))}
      <div className="-ms-2.5 mt-1 flex items-center gap-1">
        <CopyButton label="Copy this answer" read={() => content} />
        {made_by && <p className="text-ink-soft text-xs">{MADE_BY[made_by]}</p>}
      </div>
    </article>
  )
})

const MADE_BY = {
  model: 'Written by AI, which can be wrong.',
  'built-in': 'Answered by the built-in engine from your own material; no AI model was asked.',
}
