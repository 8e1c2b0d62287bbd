import { lazy, type RefObject, Suspense, useState } from 'react'

const Dialog = lazy(() => import('../modules/ocr/index.ts').then(({ OcrDialog }) => ({ default: OcrDialog })))

interface OcrDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The button whose menu opened it. */
  opener: RefObject<HTMLElement | null>
}

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
