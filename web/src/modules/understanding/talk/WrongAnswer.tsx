import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { chatStore } from '../chat.ts'
import { replyStore } from '../reply.ts'
import { sayAnswerWrong } from '../say-wrong.ts'

/** Says that an answer is wrong, as soon as it is kept, and while no other is awaited: the talk that was asked in is the one that is kept. */
export function WrongAnswer({ part }: { part: string }) {
  const say = useSay()
  const isKept = useStore(chatStore, ({ kept, pending }) => kept !== null && pending === null)
  const isAnswering = useStore(replyStore) !== null
  if (!isKept || isAnswering) return null
  return (
    <WrongButton
      label={say('understanding.answerIsWrong')}
      onSay={(reason) => sayAnswerWrong(part, reason)}
      // Where its question can be asked again.
      next={() => document.querySelector<HTMLElement>('form textarea')}
    />
  )
}
