import type { ChunkState, RunSummary } from '@lectern/contract/generation'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { MadeBy } from '@lectern/contract/shapes'
import { queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'
import { createStudentStore } from '../account/student-store.ts'
import type { ChunkedModule } from './chunked-modules.ts'

/** The calls about runs, whichever module they are of. */
export const runsApi = { recite: clientFor(reciteEndpoints), notes: clientFor(notesEndpoints) }

/** A run as the server keeps it. */
export interface RunDetail<Made> extends RunSummary {
  material: {
    content: string
    is_whole: boolean
    purpose: string
    document_name: string
    material_id: number | null
  }
  chunks: readonly {
    chunk_index: number
    state: ChunkState
    made_by: MadeBy | null
    model_name?: string | undefined
    answer: Made | null
    code: string | null
    error: string | null
  }[]
}

const POLL_MS = 4000

export const runsKey = (module: ChunkedModule) => ['generations', module] as const

/** The student's runs that wait to be finished or kept; looked at again while one is under way. */
export const waitingRunsQuery = (module: ChunkedModule) =>
  queryOptions({
    queryKey: runsKey(module),
    queryFn: ({ signal }) => runsApi[module].listGenerations({ query: {} }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.generations.some(({ status }) => status === 'running') ? POLL_MS : false,
  })

/** The run that its student asked to go on with, wherever that was: its module does so when it shows it. */
export const wantedRunStore = createStudentStore<string | null>(null)

const RESULT_VIEWS = { recite: 'select', notes: 'made' } as const

/** Where a run is looked at while it is made, and what it made. */
export const runAddress = (module: ChunkedModule, id: string, what: 'progress' | 'result'): string =>
  `/module/${module}?view=${what === 'progress' ? 'generate' : RESULT_VIEWS[module]}&generation_id=${id}`
