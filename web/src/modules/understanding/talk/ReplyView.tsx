import { useDeferredValue } from 'react'
import type { Reply } from '../reply.ts'
import { AnswerText } from './AnswerText.tsx'

export const REPLY_PHASES: Record<Reply['phase'], string> = {
  finding: 'Looking for your answer',
  sending: 'Looking into your notes',
  'reading-image': 'Looking at your image',
  writing: 'Writing the answer',
}

/** The answer as far as it is written. Whoever types meanwhile is not kept waiting for it. */
export function ReplyView({ reply }: { reply: Reply }) {
  const text = useDeferredValue(reply.text)
  return (
    <article aria-label="Answer" aria-busy>
      {text ? (
        <AnswerText text={text} citations={reply.citations} isUnfinished />
      ) : (
        <p className="flex animate-breathe items-center gap-3 font-serif text-ink-soft">{REPLY_PHASES[reply.phase]}…</p>
      )}
    </article>
  )
}
