import { memo } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { Message } from '../chat.ts'
import { TalkImage } from './TalkImage.tsx'

/** What the student asked, as they typed it. */
export const Question = memo(function Question({ message }: { message: Message }) {
  const say = useSay()
  return (
    <article
      aria-label={say('understanding.you')}
      className="ms-auto flex max-w-[85%] flex-col items-end gap-2 sm:max-w-[75%]"
    >
      {message.image && <TalkImage image={message.image} />}
      <p className="wrap-anywhere whitespace-pre-wrap rounded-ui bg-accent-soft px-4 py-2.5">{message.content}</p>
    </article>
  )
})
