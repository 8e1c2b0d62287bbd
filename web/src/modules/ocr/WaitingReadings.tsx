import type { OcrReading } from '@lectern/contract/ocr'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { errorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toastError } from '../../ui/toasts.ts'
import { ocrApi, useReadings } from './api.ts'
import { openReading } from './ocr-run.ts'

/** Documents that were brought before, here or on another device: what is being read, and texts that wait to be taken. */
export function WaitingReadings() {
  const { data: readings = [] } = useReadings()
  if (readings.length === 0) return null
  return (
    <section aria-labelledby="waiting-readings">
      <h3 id="waiting-readings" className="mb-2 font-medium text-sm">
        Brought before
      </h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {readings.map((reading) => (
          <WaitingReading key={reading.id} reading={reading} />
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">A text waits here for 30 days.</p>
    </section>
  )
}

function WaitingReading({ reading }: { reading: OcrReading }) {
  const queries = useQueryClient()
  const { id, document_name: name, status } = reading
  const discard = async () => {
    await ocrApi
      .discardReading({ params: { id } })
      .catch((error: unknown) => toastError(errorText(error, 'This text could not be discarded.')))
    await queries.invalidateQueries({ queryKey: ['ocr'] })
  }
  return (
    <li className="flex items-center gap-2 py-1">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate">{name}</span>
        <span className="text-ink-soft text-xs">{describe(reading)}</span>
      </p>
      {status !== 'failed' && (
        <Button variant="quiet" onClick={() => void openReading(reading)}>
          {status === 'done' ? 'Open' : 'Show'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {status !== 'reading' && <IconButton label={`Discard ${name}`} icon={<Trash2 size={18} />} onClick={discard} />}
    </li>
  )
}

function describe({ status, pages_done, scanned_pages, page_count, error }: OcrReading): string {
  if (status === 'failed') return error ?? 'It could not be read.'
  if (status === 'done') return page_count === 1 ? '1 page' : `${page_count} pages`
  return scanned_pages > 0 ? `Being read: ${pages_done} of ${scanned_pages}` : 'Being read'
}
