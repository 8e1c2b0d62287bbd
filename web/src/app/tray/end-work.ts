import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { isUnderWay as isDriven } from '../../core/generation/run-state.ts'
import { runsApi } from '../../core/generation/runs-api.ts'
import { sendApiSignal } from '../../lib/api/api-signals.ts'
import { examApi } from '../../modules/exam/api.ts'
import { lectureApi } from '../../modules/lecture/api.ts'
import { listeningApi } from '../../modules/listening/api.ts'
import { awaitedStore, endWait } from '../../modules/listening/upload/upload.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { ocrApi } from '../../modules/ocr/api.ts'
import { ocrStore } from '../../modules/ocr/ocr-run.ts'
import { cardRuns } from '../../modules/recite/generation.ts'
import { writingApi } from '../../modules/writing/api.ts'

const DRIVEN = { recite: cardRuns, notes: noteRuns }

/**
 * How work can be ended here: called off while it is made, put away once it has failed; null where it cannot. The server keeps what
 * is done by then, and what there was before pages were read again.
 */
export function endingOf(work: UnfinishedWork): (() => Promise<void>) | null {
  if (work.status === 'under_way') return cancelling(work)
  return work.status === 'failed' ? dismissing(work) : null
}

function cancelling(work: UnfinishedWork): (() => Promise<void>) | null {
  const { module, id } = work
  switch (module) {
    case 'recite':
    case 'notes':
      return () => cancelRun(module, id)
    case 'ocr':
      // What this page reads is called off in its own window.
      return ocrStore.get().phase === 'reading' ? null : dismissing(work)
    case 'lecture':
    case 'listening':
      return dismissing(work)
    default:
      return null
  }
}

async function cancelRun(module: 'recite' | 'notes', id: string): Promise<void> {
  const run = DRIVEN[module].store.get()
  if (run?.id === id && isDriven(run)) return DRIVEN[module].cancel()
  await runsApi[module].endGeneration({ params: { generation_id: id } })
}

function dismissing({ module, id }: UnfinishedWork): (() => Promise<void>) | null {
  const byNumber = { params: { id: Number(id) } }
  switch (module) {
    case 'exam':
      return async () => void (await examApi.dismissGeneration({ params: { id } }))
    case 'writing':
      return async () => void (await writingApi.dismissGrading({ params: { id } }))
    case 'ocr':
      return async () => {
        await ocrApi.cancelReading(byNumber)
        sendApiSignal('creditsChanged', undefined)
      }
    case 'lecture':
      return async () => void (await lectureApi.cancel(byNumber))
    case 'listening':
      return async () => {
        await listeningApi.cancelSet(byNumber)
        if (awaitedStore.get()?.setId === byNumber.params.id) endWait(null)
      }
    default:
      return null
  }
}
