import type { MessageId } from '@lectern/texts/message'
import { useDeferredValue } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { Reply } from '../reply.ts'
import { AnswerText } from './AnswerText.tsx'

export const REPLY_PHASES = {
  finding: 'understanding.finding',
  sending: 'understanding.sending',
  'reading-image': 'understanding.readingImage',
  writing: 'understanding.writing',
} as const satisfies Record<Reply['phase'], MessageId>

/** The answer as far as it is written. Whoever types meanwhile is not kept waiting for it. */
export function ReplyView({ reply }: { reply: Reply }) {
  const say = useSay()
  const text = useDeferredValue(reply.text)
  return (
    <article aria-label={say('understanding.answer')} aria-busy>
      {text ? (
        <AnswerText text={text} citations={reply.citations} isUnfinished />
      ) : (
        <p className="flex animate-breathe items-center gap-3 font-serif text-ink-soft">
          {say('understanding.phase', { what: say(REPLY_PHASES[reply.phase]) })}
        </p>
      )}
    </article>
  )
}
