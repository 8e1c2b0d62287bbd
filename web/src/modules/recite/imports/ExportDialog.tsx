import { EXPORT_FORMATS, type ExportFormat } from '@lectern/domain/cards/imports'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'

interface ExportDialogProps {
  isOpen: boolean
  /** What goes out, as its student calls it. */
  title: string
  formats?: readonly ExportFormat[]
  /** The file of a form. */
  load: (format: ExportFormat) => Promise<Blob>
  onClose: () => void
}

/** Gives cards out in one of several forms. */
export function ExportDialog({ isOpen, title, formats = EXPORT_FORMATS, load, onClose }: ExportDialogProps) {
  const say = useSay()
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => downloadFile(`${title}.${format}`, await load(format)),
    onError: (error) => toastError(errorText(error, say('imports.exportFailed', { title }))),
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('imports.exportTitle', { title })}>
      <ul className="grid gap-4">
        {formats.map((format) => (
          <li key={format}>
            <Button
              icon={<Download size={16} aria-hidden />}
              isLoading={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
            >
              {say(`imports.export_${format}`)}
            </Button>
            <p className="mt-1 text-ink-soft text-sm">{say(`imports.exportHint_${format}`)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
