import { MAX_QUESTION_CHARACTERS } from '@lectern/domain/understanding'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { CircleStop, SendHorizontal } from '../../../ui/icons/icons.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { ask } from '../ask.ts'
import { draftStore } from '../chat.ts'
import { replyStore } from '../reply.ts'
import { AttachedImage } from './AttachedImage.tsx'
import { ComposerOptions } from './ComposerOptions.tsx'
import { PriceLine } from './PriceLine.tsx'
import { useImageChoice } from './use-image-choice.ts'

/** Where the student writes: Enter sends, Shift and Enter begins a new line. */
export function Composer() {
  const say = useSay()
  const draft = useStore(draftStore)
  const reply = useStore(replyStore)
  const image = useImageChoice()
  const box = useRef<HTMLTextAreaElement>(null)
  // A phone's keyboard has one Enter, and it is wanted for lines.
  const hasKeyboard = !useMediaQuery('(pointer: coarse)')
  const canSend = draft.trim() !== '' && reply === null

  const send = () => {
    if (!canSend) return
    ask()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlainEnter || !hasKeyboard) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!file || !image.canChoose) return
    event.preventDefault()
    image.choose(file)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <PriceLine />
      <div className="rounded-ui border border-line-strong bg-surface focus-within:border-accent focus-within:outline-1 focus-within:outline-accent">
        <AttachedImage image={image} />
        <textarea
          ref={box}
          aria-label={say('understanding.message')}
          rows={2}
          maxLength={MAX_QUESTION_CHARACTERS}
          placeholder={say('understanding.messagePlaceholder')}
          value={draft}
          onChange={(event) => draftStore.set(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content block max-h-[40dvh] min-h-16 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-base outline-none"
        />
        <div className="flex flex-wrap items-center gap-2 p-2">
          <ComposerOptions image={image} />
          {!reply && (
            <span className="ms-auto hidden items-center gap-1.5 text-ink-soft text-xs sm:flex">
              <KeyHint>{say('understanding.enterKey')}</KeyHint>
              <span className="pointer-coarse:hidden">{say('understanding.sends')}</span>
            </span>
          )}
          {reply ? (
            <Button icon={<CircleStop size={18} aria-hidden />} className="ms-auto" onClick={reply.stop}>
              {say('understanding.stop')}
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              icon={<SendHorizontal size={18} aria-hidden />}
              className="max-sm:ms-auto"
              disabled={!canSend}
            >
              {say('understanding.send')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
