import { checkWordLimit, MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { MATERIAL_TEXTS } from '@lectern/domain/materials/material'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { WritingDialog } from '../../ui/dialogs/WritingDialog.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useWordCount } from '../documents/use-word-count.ts'
import { WordCount } from '../documents/WordCount.tsx'
import { useBringMaterial } from './materials-api.ts'

/** A text that was copied elsewhere becomes a material. What was typed stays until it is kept or given up. */
export function PasteDialog({ onClose, onKept }: { onClose: () => void; onKept?: (materialId: number) => void }) {
  const say = useSay()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const words = useWordCount(text)
  const bring = useBringMaterial()

  const keep = () => {
    const refused = text.trim() === '' ? MATERIAL_TEXTS.nothingPasted : checkWordLimit(text)
    setRefusal(refused && say(refused))
    if (refused) return
    const tell = ({ id }: { id: number }) => {
      onClose()
      onKept?.(id)
    }
    bring.mutate({ text, title: title.trim() }, { onSuccess: tell })
  }
  const change = (typed: string) => {
    setText(typed)
    setRefusal(null)
    bring.reset()
  }

  return (
    <WritingDialog
      isOpen
      hasWriting={!bring.isPending && `${title}${text}`.trim() !== ''}
      onClose={() => !bring.isPending && onClose()}
      size="lg"
      title={say('library.pasteText')}
      description={say('library.pasteDescription')}
      actions={
        <>
          <Button disabled={bring.isPending} onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button variant="primary" isLoading={bring.isPending} onClick={keep}>
            {say('library.keepText')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label={say('library.text')}
          aside={<WordCount words={words} />}
          isMaterial
          isErrorAbove
          rows={10}
          value={text}
          readOnly={bring.isPending}
          error={refusal ?? (bring.error && errorText(bring.error, say('library.notAdded')))}
          onChange={(event) => change(event.target.value)}
        />
        <TextField
          label={say('library.titleOfText')}
          hint={say('library.titleHint')}
          maxLength={MAX_TITLE_CHARACTERS}
          value={title}
          readOnly={bring.isPending}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
    </WritingDialog>
  )
}
