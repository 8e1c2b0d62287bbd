import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { readMaterialsAgain } from '../../core/library/other-text.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ChooseDocument } from './ChooseDocument.tsx'
import { OcrText } from './OcrText.tsx'
import { type OcrState, ocrStore, takeFile } from './ocr-run.ts'
import { PriceQuestion } from './PriceQuestion.tsx'
import { ReadingProgress } from './ReadingProgress.tsx'
import { useOcrNews } from './use-ocr-news.ts'

interface OcrDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What gets the focus back. */
  opener?: RefObject<HTMLElement | null>
  /** The document that it was opened for, if any. */
  file?: File | null
}

/** Text from a PDF: choose it, agree to the price, take the text. Reading goes on while the dialog is closed. */
export function OcrDialog({ isOpen, onClose, opener, file = null }: OcrDialogProps) {
  const say = useSay()
  const state = useStore(ocrStore)
  const queries = useQueryClient()
  const isRead = state.phase === 'done'
  useOcrNews(state, isOpen)
  useEffect(() => {
    if (isRead) readMaterialsAgain(queries)
  }, [isRead, queries])
  useEffect(() => {
    if (file) takeFile(file)
  }, [file])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('ocr.title')}
      description={say('ocr.description')}
      size="lg"
      opener={opener}
    >
      {stepOf(state, onClose)}
    </Dialog>
  )
}

function stepOf(state: OcrState, onClose: () => void) {
  switch (state.phase) {
    case 'choosing':
    case 'ready':
      return <ChooseDocument state={state} onClose={onClose} />
    case 'reading':
      return <ReadingProgress {...state} />
    case 'asking':
      return <PriceQuestion {...state} />
    case 'done':
      return <OcrText fileName={state.fileName} result={state.result} onClose={onClose} />
  }
}
