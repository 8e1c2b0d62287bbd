import { useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { ArrowDown } from '../../ui/icons/icons.ts'
import { chatStore } from './chat.ts'
import { Composer } from './compose/Composer.tsx'
import { Talk } from './talk/Talk.tsx'
import { useFollow } from './talk/use-follow.ts'

/** The talk, and below it, always in view, the box for the next message. */
export function ChatColumn({ onAddNotes }: { onAddNotes: () => void }) {
  const say = useSay()
  const text = useRef<HTMLDivElement>(null)
  const ownId = useStore(chatStore, ({ messages }) => messages.findLast(({ role }) => role === 'user')?.id ?? null)
  const { isBehind, catchUp } = useFollow(text, ownId)
  return (
    <section
      aria-label={say('understanding.chat')}
      className="flex min-h-[calc(100dvh-20rem)] min-w-0 flex-col lg:col-start-1 lg:row-start-1 lg:min-h-[calc(100dvh-16rem)]"
    >
      <Talk textRef={text} onAddNotes={onAddNotes} />
      <div data-foot className="-mx-1 sticky bottom-[var(--foot,0px)] z-10 bg-paper px-1 pt-2 pb-3">
        {isBehind && (
          <div className="-top-12 absolute inset-x-0 flex justify-center">
            <Button className="shadow-float" icon={<ArrowDown size={16} aria-hidden />} onClick={catchUp}>
              {say('understanding.toNewest')}
            </Button>
          </div>
        )}
        <Composer />
      </div>
    </section>
  )
}
