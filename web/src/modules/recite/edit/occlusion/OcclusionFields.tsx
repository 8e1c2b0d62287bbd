import { findPicture } from '@lectern/domain/cards/media-marks'
import { type CoveredPicture, readCoveredPicture, writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { CardEditor } from '../card-editor.ts'
import type { EditorCard } from '../editor-card.ts'
import { IMAGES_TO_CHOOSE, useMediaUpload } from '../use-media-upload.ts'
import { CoverStage } from './CoverStage.tsx'

/** A picture and what of it is covered, by mouse, touch and keyboard. Leaving it saves the card. */
export function OcclusionFields({ card, editor }: { card: EditorCard; editor: CardEditor }) {
  const say = useSay()
  const { key, question } = card
  const covered = readCoveredPicture(question)
  // Said by the covers alone, and there may be none yet.
  const [hidesOthers, setHidesOthers] = useState(covered.shapes.length === 0 || covered.hidesOthers)
  const chooser = useRef<HTMLInputElement>(null)
  const write = (change: Partial<CoveredPicture>) =>
    editor.type(key, { question: writeCoveredPicture({ ...covered, hidesOthers, ...change }) })
  const { isSending, send } = useMediaUpload((mark) => {
    const { picture } = findPicture(mark)
    if (!picture) return
    write({ picture })
    void editor.save(key)
  })

  return (
    <fieldset
      aria-label={say('cards.kindOcclusion')}
      className="flex flex-col gap-3"
      onBlur={() => void editor.save(key)}
      onPaste={(event) => send(event, event.clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => send(event, event.dataTransfer.files)}
    >
      <TextField
        label={say('cards.header')}
        value={covered.header}
        maxLength={500}
        onChange={({ target }) => write({ header: target.value })}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={IMAGES_TO_CHOOSE}
        aria-label={say('cards.choosePicture')}
        onChange={(event) => {
          send(event, event.target.files)
          event.target.value = ''
        }}
      />
      <Button
        variant={covered.picture ? 'quiet' : 'secondary'}
        icon={<ImagePlus size={16} aria-hidden />}
        isLoading={isSending}
        className="self-start"
        onClick={() => chooser.current?.click()}
      >
        {say(covered.picture ? 'cards.otherPicture' : 'cards.choosePicture')}
      </Button>
      {covered.picture && (
        <>
          <CoverStage picture={covered.picture} shapes={covered.shapes} onChange={(shapes) => write({ shapes })} />
          <Checkbox
            isChecked={hidesOthers}
            onChange={(isChecked) => {
              setHidesOthers(isChecked)
              write({ hidesOthers: isChecked })
            }}
          >
            {say('cards.hideOthers')}
          </Checkbox>
        </>
      )}
    </fieldset>
  )
}
