import { IMAGE_ENDINGS } from '@lectern/domain/cards/media-marks'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { ImagePlus } from '../../../../ui/icons/icons.ts'
import type { CardEditor } from '../card-editor.ts'
import type { EditorCard } from '../editor-card.ts'
import { CoverEditor } from './CoverEditor.tsx'
import { useCovers } from './use-covers.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const ENDINGS = [...Object.values(IMAGE_ENDINGS).map((ending) => `.${ending}`), '.jpeg']

/** A picture and what of it is covered. Leaving a field or a cover saves the card. */
export function OcclusionFields({ card, editor }: { card: EditorCard; editor: CardEditor }) {
  const say = useSay()
  const covers = useCovers(card, editor)
  const { picture } = covers.covered
  const place = useRef<HTMLFieldSetElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { isSending, failure, send, forgetFailure } = usePictureUpload((sent) => {
    covers.change({ picture: sent })
    void editor.save(card.key)
  })
  useFilesPasted(place, (file) => void send(file))
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (event.isDefaultPrevented() || !file) return
    event.preventDefault()
    void send(file)
  }

  return (
    <fieldset
      ref={place}
      aria-label={say('cards.kindOcclusion')}
      className="flex min-w-0 flex-col gap-3"
      onBlur={() => void editor.save(card.key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <HeaderField header={covers.covered.header} onChange={covers.writeHeader} />
      {picture ? (
        <>
          <CoverEditor covers={covers} />
          <input
            ref={chooser}
            type="file"
            hidden
            accept={ENDINGS.join(',')}
            aria-label={say('cards.otherPicture')}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void send(file)
              target.value = ''
            }}
          />
          <Button
            variant="quiet"
            icon={<ImagePlus size={16} aria-hidden />}
            isLoading={isSending}
            className="self-start"
            onClick={() => chooser.current?.click()}
          >
            {say('cards.otherPicture')}
          </Button>
          {failure && (
            <p role="alert" className="text-poor text-xs">
              {failure}
            </p>
          )}
        </>
      ) : (
        <FileDrop
          label={say('cards.choosePicture')}
          hint={say('cards.pictureHint')}
          types={ENDINGS}
          onFile={(file) => void send(file)}
          onBegin={forgetFailure}
          error={failure}
          busyLabel={isSending ? say('cards.sendingPicture') : null}
        />
      )}
    </fieldset>
  )
}

/** Shows what is typed: what the card keeps has no space around it. */
function HeaderField({ header, onChange }: { header: string; onChange: (header: string) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(header)
  return (
    <TextArea
      label={say('cards.header')}
      isAsHighAsText
      rows={1}
      maxLength={500}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value)
      }}
    />
  )
}

/** The first file of a paste while the focus is in `place`. A paste onto a button is told to the page alone. */
function useFilesPasted(place: { current: HTMLElement | null }, onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file || event.defaultPrevented || !place.current?.contains(document.activeElement)) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
