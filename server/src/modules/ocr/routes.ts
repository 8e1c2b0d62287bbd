import { type OcrEvent, ocrEndpoints } from '@lectern/contract/ocr'
import { routes } from '../../http/routes.ts'
import { workEvents } from '../../platform/concurrency/work-events.ts'
import { speaker } from '../../speaker.ts'
import { discardReading } from './discard-reading.ts'
import { presentReading, presentWithText } from './present.ts'
import { readAgain } from './read-again.ts'
import { listReadingRows, requireReading } from './reading-store.ts'
import { recogniseDocument } from './recognise-document.ts'

export const ocrRoutes = routes(ocrEndpoints, (services) => ({
  readDocument: {
    json: ({ form }, { caller, idempotencyKey, signal }) =>
      recogniseDocument(services, caller.student, form, { idempotencyKey, signal }),
    stream: ({ form }, { caller, idempotencyKey, signal }) =>
      workEvents<OcrEvent>(async (tell, ending) => {
        const request = { idempotencyKey, signal: ending, onEvent: tell }
        return { type: 'done', ...(await recogniseDocument(services, caller.student, form, request)) }
      }, signal),
  },
  listReadings: async (_input, { caller, language }) => ({
    documents: (await listReadingRows(services.database.queries, caller.student.id)).map((reading) =>
      presentReading(reading, speaker.in(language)),
    ),
  }),
  getReading: async ({ params }, { caller, language }) =>
    presentWithText(
      await requireReading(services.database.queries, caller.student.id, params.id),
      speaker.in(language),
    ),
  readAgain: ({ params, body }, { caller, idempotencyKey, language }) =>
    readAgain(services, caller.student, params.id, body.pages, idempotencyKey, language),
  discardReading: ({ params }, { caller }) => discardReading(services, caller.student, params.id),
  cancelReading: ({ params }, { caller }) => discardReading(services, caller.student, params.id, { keepsDone: true }),
}))
