import { useState } from 'react'
import { useNavigate } from 'react-router'
import { handOverText, type TextTaker } from '../../../core/documents/handed-over-text.ts'
import { toPlainText } from '../../../core/study-text/plain-text.ts'
import type { StudyText } from '../../../core/study-text/study-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDown, Layers, MessageCircleQuestion, Plus } from '../../../ui/icons/icons.ts'
import { Menu, MenuItem } from '../../../ui/navigation/Menu.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import type { OpenView } from '../use-view.ts'

interface NotesActionsProps {
  title: string
  text: StudyText
  openView: OpenView
}

/** Export, cards from them, questions about them, and other notes. */
export function NotesActions({ title, text, openView }: NotesActionsProps) {
  const say = useSay()
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
      toastError(say('notes.exportFailed', { error: error instanceof Error ? error.message : String(error) }))
    } finally {
      setExporting(false)
    }
  }

  /** Without what is said in place of parts that failed. */
  const handOverTo = (module: TextTaker) => {
    const madeOf = text.filter((block) => !(block.kind === 'paragraph' && block.isFailure))
    void navigate(handOverText(module, { text: toPlainText(madeOf), documentName: title }))
  }

  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<FileDown size={18} aria-hidden />} isLoading={isExporting}>
            {say('notes.export')}
          </Button>
        }
      >
        <MenuItem onSelect={() => void exportWord()}>{say('notes.exportWord')}</MenuItem>
        <MenuItem onSelect={exportText}>{say('notes.exportText')}</MenuItem>
      </Menu>
      <Button icon={<Layers size={18} aria-hidden />} onClick={() => handOverTo('recite')}>
        {say('notes.makeCards')}
      </Button>
      <Button icon={<MessageCircleQuestion size={18} aria-hidden />} onClick={() => handOverTo('understanding')}>
        {say('notes.openInUnderstanding')}
      </Button>
      <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'input' })}>
        {say('notes.newNotes')}
      </Button>
    </>
  )
}
