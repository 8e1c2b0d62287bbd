import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NothingFound } from '../ui/Illustrations.tsx'

/** Text from a scanned PDF, opened from the header. */
export function OcrDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="OCR Document">
      <EmptyState illustration={<NothingFound />} title="Not available yet">
        Reading scanned documents is not part of this installation yet.
      </EmptyState>
    </Dialog>
  )
}
