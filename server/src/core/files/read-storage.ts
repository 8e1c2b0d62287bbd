import { MEGABYTE } from '@lectern/domain/prices'
import type { Queries } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'

/** Megabytes that all takes which the student keeps, rounded up to hundredths, and how many it may take. */
export async function readStorage(
  { config, database, modules }: Pick<Services, 'config' | 'database' | 'modules'>,
  student: { id: number },
): Promise<{ usedMb: number; limitMb: number }> {
  const usedBytes = await countStoredBytes({ modules }, database.queries, student)
  return { usedMb: Math.ceil((usedBytes / MEGABYTE) * 100) / 100, limitMb: config.storageLimitMb }
}

/** Bytes that the student stores in all parts of the house: files, texts and what was made of them. */
export async function countStoredBytes(
  { modules }: Pick<Services, 'modules'>,
  queries: Queries,
  student: { id: number },
): Promise<number> {
  let storedBytes = 0
  for (const module of modules) storedBytes += (await module.storageBytes?.(queries, student.id)) ?? 0
  return storedBytes
}
