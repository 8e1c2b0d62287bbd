import { type CardText, parseCardFile } from '@lectern/domain/cards/card-file'
import { useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Upload } from '../../../ui/icons/icons.ts'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'

/** Adds the cards of a .txt file to the set. */
export function ImportButton({ onImport }: { onImport: (cards: readonly CardText[]) => Promise<boolean> }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [isImporting, setImporting] = useState(false)

  const read = async (file: File) => {
    if (!file.name.toLowerCase().endsWith('.txt')) return toastError(say('recite.fileWrongType'))
    const cards = parseCardFile(await file.text())
    if (cards.length === 0) return toastError(say('recite.fileNoCards'))
    setImporting(true)
    const isSaved = await onImport(cards)
    setImporting(false)
    if (isSaved) toastSuccess(say('recite.imported', { count: cards.length }), 'edit')
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".txt"
        aria-label={say('recite.cardFile')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void read(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button icon={<Upload size={16} aria-hidden />} isLoading={isImporting} onClick={() => input.current?.click()}>
        {say('recite.import')}
      </Button>
    </>
  )
}
