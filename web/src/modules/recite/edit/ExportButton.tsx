import { formatCardFile } from '@lectern/domain/cards/card-file'
import { plainSides } from '@lectern/domain/cards/faces'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { type EditorCard, isComplete } from './editor-card.ts'

/** Hands the cards out as the .txt file that import reads. */
export function ExportButton({ title, cards }: { title: string; cards: readonly EditorCard[] }) {
  const say = useSay()
  const download = () => {
    const complete = cards.filter(isComplete)
    if (complete.length === 0) return toastError(say('recite.nothingToExport'))
    downloadFile(
      `${title}.txt`,
      new Blob([formatCardFile(complete.map((card) => plainSides(card, 'all')))], { type: 'text/plain;charset=utf-8' }),
    )
  }
  return (
    <Button icon={<Download size={16} aria-hidden />} onClick={download}>
      {say('recite.export')}
    </Button>
  )
}
