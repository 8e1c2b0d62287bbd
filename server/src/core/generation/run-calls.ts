import type { RunMaterial, RunSummary } from '@lectern/contract/generation'
import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { readContent } from '../documents/read-content.ts'
import { requireStorageRoom } from '../files/require-storage-room.ts'
import type { RunName } from './run-store.ts'
import { summarise } from './view-runs.ts'

type Runs = Pick<Services, 'generationRuns'>
type Views = Pick<Services, 'database' | 'clock'>

/**
 * Opens a run on the whole material, sent or kept, so that it can be gone on with wherever its student is.
 * @param check why nothing can be made of a text, by the rules of its module
 * @throws Problem `content_rejected`, `storage_full`, what `readContent` throws, and as `GenerationRuns.openRun` does
 */
export async function openGeneration(
  services: Runs & Views & Pick<Services, 'config' | 'modules'>,
  student: { id: number },
  module: RunName['module'],
  { purpose: wanted, document_name, material_id: materialId = null, ...sent }: RunMaterial,
  key: string | null,
  check: (content: string) => Message | string | null,
): Promise<RunSummary> {
  const purpose = wanted || DEFAULT_PURPOSE
  const isNamed = materialId !== null && sent.content.trim() === ''
  const named = isNamed ? { materialId, pages: sent.pages ?? null } : undefined
  const earlier = named && (await services.generationRuns.findOpened(student, { module, purpose, key, named }))
  if (earlier) return summarise(services, student, { module, generationId: earlier.id })
  const { content, name } = await readContent(services.database.queries, student, { ...sent, material_id: materialId })
  const documentName = document_name || name
  const refusal = check(content)
  if (refusal) throw new Problem('content_rejected', refusal)
  const request = { module, content, purpose, documentName, materialId, key, named }
  const run = await services.generationRuns.openRun(student, request, (tx, moreBytes) =>
    requireStorageRoom(services, tx, student, moreBytes),
  )
  return summarise(services, student, { module, generationId: run.id })
}

/** Lets what is left of a run be made. @throws Problem as `GenerationRuns.goOn` does */
export async function goOnGeneration(
  services: Runs & Views,
  student: { id: number },
  name: RunName,
): Promise<RunSummary> {
  await services.generationRuns.goOn(student, name)
  return summarise(services, student, name)
}

/** Ends a run that the student leaves: what succeeded is paid, the rest comes back. @throws Problem `not_found` */
export async function endGeneration({ generationRuns }: Runs, student: { id: number }, name: RunName) {
  const { creditsRefunded } = await generationRuns.endRun(student, name)
  return { success: true as const, credits_refunded: creditsRefunded }
}

/** Ends a run where it is open, and forgets it. @throws Problem `not_found` */
export async function discardGeneration({ generationRuns }: Runs, student: { id: number }, name: RunName) {
  const { creditsRefunded } = await generationRuns.discard(student, name)
  return { success: true as const, credits_refunded: creditsRefunded }
}
