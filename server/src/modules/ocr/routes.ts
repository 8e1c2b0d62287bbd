import { ocrEndpoints } from '@lectern/contract/ocr'
import { routes } from '../../http/routes.ts'
import { recogniseDocument } from './recognise-document.ts'

export const ocrRoutes = routes(ocrEndpoints, (services) => ({
  readDocument: ({ form }, { caller, ...request }) => recogniseDocument(services, caller.student, form, request),
}))
