import { useEffect, useRef, useState } from 'react'
import { say } from '../../../lib/language.ts'
import type { Message } from '../chat.ts'
import type { Reply } from '../reply.ts'
import { REPLY_PHASES } from './ReplyView.tsx'

/** How much of an answer is read out by itself; the rest is there to be read. */
const READ_OUT_CHARACTERS = 1500

/** Tells a screen reader that an answer is being written, and reads it out once it is there: not word by word. */
export function TalkNews({ messages, reply }: { messages: readonly Message[]; reply: Reply | null }) {
  const last = messages.at(-1)
  const [news, setNews] = useState('')
  const wasWriting = useRef(false)
  const phase = reply?.phase
  useEffect(() => {
    if (phase) setNews(say(REPLY_PHASES[phase]))
    else if (wasWriting.current)
      setNews(last?.role === 'assistant' ? say('understanding.answerNews', { text: plain(last.content) }) : '')
    wasWriting.current = phase !== undefined
  }, [phase, last])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[\d+\]|[*_`#>|$\\]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, READ_OUT_CHARACTERS)
