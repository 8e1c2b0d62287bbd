import type { SetSummary } from '@lectern/contract/recite/shapes'
import { EXPORT_FORMATS, type ExportFormat } from '@lectern/domain/cards/imports'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorText } from '../../../lib/api/error-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { importApi } from './api.ts'

/** Gives a set out in one of four forms. */
export function ExportDialog({ set, onClose }: { set: SetSummary | null; onClose: () => void }) {
  const say = useSay()
  const download = useMutation({
    mutationFn: async ({ id, title, format }: { id: number; title: string; format: ExportFormat }) =>
      downloadFile(`${title}.${format}`, await importApi.exportSet({ params: { id }, query: { format } })),
    onError: (error) => toastError(errorText(error, say('imports.exportFailed'))),
  })
  return (
    <Dialog isOpen={set !== null} onClose={onClose} title={say('imports.exportTitle', { title: set?.title ?? '' })}>
      <ul className="grid gap-4">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <Button
              icon={<Download size={16} aria-hidden />}
              isLoading={download.isPending && download.variables.format === format}
              onClick={() => set && download.mutate({ id: set.id, title: set.title, format })}
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
