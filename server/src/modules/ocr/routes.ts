import { type OcrEvent, ocrEndpoints } from '@lectern/contract/ocr'
import { routes } from '../../http/routes.ts'
import { workEvents } from '../../platform/concurrency/work-events.ts'
import { recogniseDocument } from './recognise-document.ts'

export const ocrRoutes = routes(ocrEndpoints, (services) => ({
  readDocument: {
    json: ({ form }, { caller, ...request }) => recogniseDocument(services, caller.student, form, request),
    stream: ({ form }, { caller, idempotencyKey, signal }) =>
      workEvents<OcrEvent>(async (tell, ending) => {
        const request = { idempotencyKey, signal: ending, onEvent: tell }
        return { type: 'done', ...(await recogniseDocument(services, caller.student, form, request)) }
      }, signal),
  },
}))
