import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { openOcrWindow } from './ocr-window.ts'

/** The way of a document whose pages are pictures into the OCR window. */
export function ReadScanButton({ scan, className }: { scan: File; className?: string }) {
  const say = useSay()
  return (
    <Button className={className} onClick={({ currentTarget }) => openOcrWindow(currentTarget, scan)}>
      {say('documents.readScan')}
    </Button>
  )
}
