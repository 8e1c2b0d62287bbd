import { ocrEndpoints } from '@lectern/contract/ocr'
import { clientFor } from '../../lib/api-client.ts'

/** The call of 2§7, OCR. */
export const ocrApi = clientFor(ocrEndpoints)
