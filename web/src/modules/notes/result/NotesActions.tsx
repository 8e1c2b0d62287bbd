import { exportFailed } from '@lectern/domain/notes'
import { FileDown, Layers, MessageCircleQuestion, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { toPlainText } from '../../../core/study-text/plain-text.ts'
import type { StudyText } from '../../../core/study-text/study-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { toastError } from '../../../ui/toasts.ts'
import type { OpenView } from '../use-view.ts'

interface NotesActionsProps {
  title: string
  text: StudyText
  openView: OpenView
}

/** Export, cards from them, questions about them, and other notes. */
export function NotesActions({ title, text, openView }: NotesActionsProps) {
  const navigate = useNavigate()
  const [isExporting, setExporting] = useState(false)

  const exportText = () =>
    // With a mark of its encoding: some programs take it for another one without.
    downloadFile(`${title}.txt`, new Blob(['\ufeff', toPlainText(text), '\n'], { type: 'text/plain;charset=utf-8' }))

  const exportWord = async () => {
    setExporting(true)
    try {
      const { toWordDocument } = await import('../../../core/study-text/word-document.ts')
      downloadFile(`${title}.docx`, await toWordDocument(title, text))
    } catch (error) {
      toastError(exportFailed(error instanceof Error ? error.message : String(error)))
    } finally {
      setExporting(false)
    }
  }

  /** Without what is said in place of parts that failed. */
  const handOverTo = (address: string) => {
    const madeOf = text.filter((block) => !(block.kind === 'paragraph' && block.isFailure))
    handedOverTextStore.set({ text: toPlainText(madeOf), documentName: title })
    void navigate(address)
  }

  return (
    <>
      <Menu
        trigger={
          <Button icon={<FileDown size={18} aria-hidden />} isLoading={isExporting}>
            Export
          </Button>
        }
      >
        <MenuItem onSelect={() => void exportWord()}>Word (.docx)</MenuItem>
        <MenuItem onSelect={exportText}>Text (.txt)</MenuItem>
      </Menu>
      <Button icon={<Layers size={18} aria-hidden />} onClick={() => handOverTo('/module/recite?view=upload')}>
        Make Cards
      </Button>
      <Button
        icon={<MessageCircleQuestion size={18} aria-hidden />}
        onClick={() => handOverTo('/module/understanding')}
      >
        Open in Understanding
      </Button>
      <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'input' })}>
        New Notes
      </Button>
    </>
  )
}
