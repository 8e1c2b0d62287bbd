import { wrapInGap } from '@lectern/domain/cards/cloze'
import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Brackets, ImagePlus } from '../../../ui/icons/icons.ts'
import type { CardEditor } from './card-editor.ts'
import { MEDIA_TO_CHOOSE, useMediaUpload } from './use-media-upload.ts'

interface CardTextAreaProps {
  cardKey: string
  side: 'question' | 'answer'
  value: string
  editor: CardEditor
  label: string
  rows: number
  autoFocus?: boolean
  /** Whether words of it can be made gaps. */
  hasGaps?: boolean
}

const AT_THE_END = Number.MAX_SAFE_INTEGER

/** One side of a card while it is written. Pictures and sounds are chosen, pasted or dropped into it. Leaving it saves the card. */
export function CardTextArea({ cardKey, side, value, editor, hasGaps, ...field }: CardTextAreaProps) {
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  /** A field that was never entered has its caret at its beginning. */
  const hasCaret = useRef(false)
  const chooser = useRef<HTMLInputElement>(null)
  const { isSending, send } = useMediaUpload((mark) =>
    editor.insert(cardKey, side, hasCaret.current && area.current ? area.current.selectionEnd : AT_THE_END, mark),
  )

  const makeGap = (isSameNumber: boolean) => {
    const place = area.current
    if (!place) return
    const { selectionStart, selectionEnd } = place
    const made = wrapInGap(value, { start: selectionStart, end: selectionEnd }, isSameNumber)
    // Drawn at once: the next key may come before the next frame, and is meant for what is selected then.
    flushSync(() => editor.type(cardKey, { [side]: made.text }))
    place.focus()
    place.setSelectionRange(made.start, made.end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasGaps || event.code !== 'KeyC' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    makeGap(event.altKey)
  }

  return (
    <div className="flex flex-col gap-1">
      <TextArea
        {...field}
        ref={area}
        isMaterial
        maxLength={MAX_CARD_CHARACTERS}
        value={value}
        onChange={(event) => editor.type(cardKey, { [side]: event.target.value })}
        onFocus={() => {
          hasCaret.current = true
        }}
        onBlur={() => void editor.save(cardKey)}
        onKeyDown={onKeyDown}
        onPaste={(event) => send(event, event.clipboardData.files)}
        onDrop={(event) => send(event, event.dataTransfer.files)}
      />
      <div className="flex flex-wrap items-center gap-1">
        {hasGaps && (
          <Button
            variant="quiet"
            title={say('cards.makeGapKeys')}
            icon={<Brackets size={16} aria-hidden />}
            // The selection stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => makeGap(false)}
          >
            {say('cards.makeGap')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={MEDIA_TO_CHOOSE}
          aria-label={say('cards.chooseMedia')}
          onChange={(event) => {
            send(event, event.target.files)
            event.target.value = ''
          }}
        />
        <Button
          variant="quiet"
          icon={<ImagePlus size={16} aria-hidden />}
          isLoading={isSending}
          onClick={() => chooser.current?.click()}
        >
          {say('cards.addMedia')}
        </Button>
      </div>
    </div>
  )
}
