import { lazy, type RefObject, Suspense, useState } from 'react'
import { withTexts } from '../../lib/language.ts'

interface OcrDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The button whose menu opened it. */
  opener: RefObject<HTMLElement | null>
}

/** With its texts, and with the data of the student, which the header that it stands in does without. */
const Dialog = lazy(async () => {
  const [{ OcrDialog: Window }, { DataProvider }] = await Promise.all([
    withTexts(import('../../modules/ocr/index.ts'), 'ocr', 'generation'),
    import('../DataProvider.tsx'),
  ])
  const WithData = (props: OcrDialogProps) => (
    <DataProvider>
      <Window {...props} />
    </DataProvider>
  )
  return { default: WithData }
})

/** The OCR dialog, loaded when it is first opened; from then on it stays, since its work may outlive its window. */
export function OcrDialog(props: OcrDialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
