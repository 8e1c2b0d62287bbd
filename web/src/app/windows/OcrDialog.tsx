import type { RefObject } from 'react'
import { withTexts } from '../../lib/language.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'

interface OcrDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What was pressed to open it. */
  opener: RefObject<HTMLElement | null>
  file: File | null
}

/**
 * The OCR dialog, loaded when it is first opened; from then on it stays, since its work may outlive its window. With its texts, and with
 * the data of the student, which the header that it stands in does without.
 */
export const OcrDialog = lazyWindow(async () => {
  const [{ OcrDialog: Window }, { DataProvider }] = await Promise.all([
    withTexts(import('../../modules/ocr/index.ts'), 'ocr', 'generation'),
    import('../DataProvider.tsx'),
  ])
  return (props: OcrDialogProps) => (
    <DataProvider>
      <Window {...props} />
    </DataProvider>
  )
})
