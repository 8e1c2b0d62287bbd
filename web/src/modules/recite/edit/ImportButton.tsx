import { CARD_FILE_TEXTS, type CardText, parseCardFile } from '@lectern/domain/card-file'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'

/** Adds the cards of a .txt file to the set. */
export function ImportButton({ onImport }: { onImport: (cards: readonly CardText[]) => Promise<boolean> }) {
  const input = useRef<HTMLInputElement>(null)
  const [isImporting, setImporting] = useState(false)

  const read = async (file: File) => {
    if (!file.name.toLowerCase().endsWith('.txt')) return toastError(CARD_FILE_TEXTS.wrongType)
    const cards = parseCardFile(await file.text())
    if (cards.length === 0) return toastError(CARD_FILE_TEXTS.noCards)
    setImporting(true)
    const isSaved = await onImport(cards)
    setImporting(false)
    if (isSaved) toastSuccess(`Imported ${cards.length === 1 ? '1 flashcard' : `${cards.length} flashcards`}.`, 'edit')
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".txt"
        aria-label="Card file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void read(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button icon={<Upload size={16} aria-hidden />} isLoading={isImporting} onClick={() => input.current?.click()}>
        Import
      </Button>
    </>
  )
}
