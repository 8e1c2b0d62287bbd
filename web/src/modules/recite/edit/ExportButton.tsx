import { CARD_FILE_TEXTS, formatCardFile } from '@lectern/domain/card-file'
import { Download } from 'lucide-react'
import { downloadFile } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { type EditorCard, isComplete } from './editor-card.ts'

/** Hands the cards out as the .txt file that import reads. */
export function ExportButton({ title, cards }: { title: string; cards: readonly EditorCard[] }) {
  const download = () => {
    const complete = cards.filter(isComplete)
    if (complete.length === 0) return toastError(CARD_FILE_TEXTS.nothingToExport)
    downloadFile(`${title}.txt`, new Blob([formatCardFile(complete)], { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <Button icon={<Download size={16} aria-hidden />} onClick={download}>
      Export
    </Button>
  )
}
