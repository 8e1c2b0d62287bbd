import { Check, Copy } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Message } from '../chat.ts'
import { AnswerText } from './AnswerText.tsx'

const SAID_FOR_MS = 2000
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
        <CopyButton text={content} />
        {made_by && <p className="text-ink-soft text-xs">{MADE_BY[made_by]}</p>}
      </div>
    </article>
  )
})

const MADE_BY = {
  model: 'Written by AI, which can be wrong.',
  'built-in': 'Answered by the built-in engine from your own material; no AI model was asked.',
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <IconButton
      label={isCopied ? 'Copied' : 'Copy this answer'}
      icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
      onClick={async () => setCopied(await copyText(text))}
    />
  )
}
