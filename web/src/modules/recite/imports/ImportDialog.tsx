import type { CardTextOptions } from '@lectern/decks/text/read-card-text'
import { guessOptions } from '@lectern/decks/text/read-card-text'
import { IMPORT_LIMIT_BYTES, IMPORT_TEXTS } from '@lectern/domain/cards/imports'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { FileDrop } from '../../../ui/fields/FileDrop.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { useBeginImport, useImports } from './api.ts'
import { ImportList } from './ImportList.tsx'
import { TextPreview } from './TextPreview.tsx'

const TYPES = ['.apkg', '.colpkg', '.csv', '.tsv', '.txt', '.md'] as const
const PACKAGE = /\.(?:apkg|colpkg|zip)$/i
/** The largest text that is looked at before it is sent. */
const MOST_PREVIEWED_BYTES = 5_000_000

/** A text with how it is to be read. */
interface ChosenText {
  text: string
  options: CardTextOptions
  /** Whether the student has said how it is to be read; until then its looks say so. */
  isSaid: boolean
}

/** Brings cards from another program, chosen as a file or pasted, and shows what became of those brought before. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useSay()
  const begin = useBeginImport()
  const imports = useImports(isOpen || begin.isPending)
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<ChosenText | null>(null)

  const read = (text: string) => {
    const said = chosen?.isSaid ? chosen : { options: guessOptions(text), isSaid: false }
    setChosen(text === '' ? null : { ...said, text })
  }
  const choose = async (next: File) => {
    if (next.size > IMPORT_LIMIT_BYTES) return toastError(say(IMPORT_TEXTS.tooLarge))
    setFile(next)
    setChosen(null)
    if (PACKAGE.test(next.name) || next.size > MOST_PREVIEWED_BYTES) return
    const text = await next.text()
    setChosen({ text, options: guessOptions(text), isSaid: false })
  }
  const clear = () => {
    setFile(null)
    setChosen(null)
  }
  const send = () => {
    const sent = file ?? new File([chosen?.text ?? ''], `${say('imports.pasted')}.txt`, { type: 'text/plain' })
    begin.mutate(
      { file: sent, client_id: crypto.randomUUID(), ...(chosen && fieldsOf(chosen.options)) },
      { onSuccess: clear },
    )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={say('imports.title')}
      description={say('imports.description')}
      actions={
        <Button variant="primary" disabled={!canRead(file, chosen)} isLoading={begin.isPending} onClick={send}>
          {say('imports.begin')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <FileDrop
          label={say('imports.choose')}
          hint={say('imports.types')}
          types={TYPES}
          file={file}
          onFile={(next) => void choose(next)}
        />
        {!file && (
          <TextArea
            label={say('imports.paste')}
            hint={say('imports.pasteHint')}
            value={chosen?.text ?? ''}
            onChange={({ target }) => read(target.value)}
          />
        )}
        {chosen && <TextPreview {...chosen} onChange={(options) => setChosen({ ...chosen, options, isSaid: true })} />}
        <ImportList imports={imports} />
      </div>
    </Dialog>
  )
}

/** Whether there is something to read, and it is said what keeps it apart. */
function canRead(file: File | null, chosen: ChosenText | null): boolean {
  if (!chosen) return file !== null
  const { format, separators } = chosen.options
  return chosen.text.trim() !== '' && (format !== 'delimited' || (separators.side !== '' && separators.card !== ''))
}

const fieldsOf = ({ format, separators, hasHeader }: CardTextOptions) => ({
  format,
  ...(separators.side && { side_separator: separators.side }),
  ...(separators.card && { card_separator: separators.card }),
  has_header: hasHeader ? ('true' as const) : ('false' as const),
})
