import { Fragment, type RefObject } from 'react'
import { useStore } from '../../../lib/store.ts'
import { chatStore, isShown } from '../chat.ts'
import { replyStore } from '../reply.ts'
import { Answer } from './Answer.tsx'
import { EmptyTalk } from './EmptyTalk.tsx'
import { FailedMessage } from './FailedMessage.tsx'
import { Question } from './Question.tsx'
import { ReplyView } from './ReplyView.tsx'
import { TalkNews } from './TalkNews.tsx'

interface TalkProps {
  textRef: RefObject<HTMLDivElement | null>
  onAddNotes: () => void
}

/** What has been said, the answer that is being written, and why one did not come. */
export function Talk({ textRef, onAddNotes }: TalkProps) {
  const messages = useStore(chatStore, (chat) => chat.messages)
  const pending = useStore(chatStore, (chat) => chat.pending)
  const reply = useStore(replyStore)
  const shown = messages.filter(isShown)
  return (
    <div className="grow">
      <TalkNews messages={shown} reply={reply} />
      {shown.length === 0 && !reply && <EmptyTalk onAddNotes={onAddNotes} />}
      <div ref={textRef} className="flex flex-col gap-8 pb-8">
        {shown.map((message) => (
          <Fragment key={message.id}>
            {message.role === 'user' ? <Question message={message} /> : <Answer message={message} />}
          </Fragment>
        ))}
        {reply && <ReplyView reply={reply} />}
        {!reply && pending && <FailedMessage pending={pending} />}
      </div>
    </div>
  )
}
