import type { OcrReading } from '@lectern/contract/ocr'
import type { Say } from '@lectern/texts/speaker'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetUnfinished } from '../../core/unfinished/unfinished-query.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Trash2 } from '../../ui/icons/icons.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { ocrApi, useReadings } from './api.ts'
import { openReading } from './ocr-run.ts'

/** Documents that were brought before, here or on another device: what is being read, and texts that wait to be taken. */
export function WaitingReadings() {
  const say = useSay()
  const { data: readings, isFetchedAfterMount, isFetching, refetch } = useReadings()
  // Asked for again it stands there on, as does the button that has the focus.
  if (!readings && isFetchedAfterMount)
    return <ErrorLine message={say('ocr.notListed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!readings || readings.length === 0) return null
  return (
    <section aria-labelledby="waiting-readings">
      <h3 id="waiting-readings" className="mb-2 font-medium text-sm">
        {say('ocr.broughtBefore')}
      </h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {readings.map((reading) => (
          <WaitingReading key={reading.id} reading={reading} />
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">{say('ocr.waitsHere')}</p>
    </section>
  )
}

function WaitingReading({ reading }: { reading: OcrReading }) {
  const say = useSay()
  const queries = useQueryClient()
  const { id, document_name: name, status } = reading
  const [isGoing, setGoing] = useState(false)
  const discard = async () => {
    setGoing(true)
    await ocrApi
      .discardReading({ params: { id } })
      .catch((error: unknown) => toastError(errorText(error, say('ocr.notDiscarded'))))
    void forgetUnfinished(queries)
    // It goes with the list that is asked for now, which may still have it.
    await queries.invalidateQueries({ queryKey: ['ocr'] })
    setGoing(false)
  }
  return (
    <li className="flex items-center gap-2 py-1">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate">{name}</span>
        <span className="text-ink-soft text-xs">{describe(reading, say)}</span>
      </p>
      {status !== 'failed' && (
        <Button variant="quiet" onClick={() => void openReading(reading)}>
          {say(status === 'done' ? 'ocr.open' : 'ocr.show')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {status !== 'reading' && (
        <IconButton
          label={say('ocr.discard', { name })}
          icon={<Trash2 size={18} />}
          isLoading={isGoing}
          onClick={() => void discard()}
        />
      )}
    </li>
  )
}

function describe({ status, pages_done: done, scanned_pages: count, page_count, error }: OcrReading, say: Say): string {
  if (status === 'failed') return error ?? say('ocr.notReadable')
  if (status === 'done') return say('ocr.pages', { count: page_count })
  return count > 0 ? say('ocr.beingReadAt', { done, count }) : say('ocr.beingRead')
}
