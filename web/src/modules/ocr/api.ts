import { ocrEndpoints } from '@lectern/contract/ocr'
import { useQuery } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'
import { streamsFor } from '../../lib/api/event-streams.ts'

/** The calls of OCR. */
export const ocrApi = { ...clientFor(ocrEndpoints), ...streamsFor(ocrEndpoints) }

/** Documents that are being read, or whose text waits, from whichever device they were brought. */
export const useReadings = () =>
  useQuery({
    queryKey: ['ocr', 'readings'],
    queryFn: async ({ signal }) => (await ocrApi.listReadings(undefined, { signal })).documents,
    staleTime: 0,
  })
