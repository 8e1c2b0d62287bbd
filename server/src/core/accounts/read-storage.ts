import { MEGABYTE } from '@lectern/domain/prices'
import type { Services } from '../../services.ts'

/** Megabytes that the student's files take, rounded up to hundredths, and how many they may take (reading 24). */
export async function readStorage(
  { config, database, modules }: Pick<Services, 'config' | 'database' | 'modules'>,
  student: { id: number },
): Promise<{ usedMb: number; limitMb: number }> {
  let usedBytes = 0
  for (const module of modules) usedBytes += (await module.storageBytes?.(database.queries, student.id)) ?? 0
  return { usedMb: Math.ceil((usedBytes / MEGABYTE) * 100) / 100, limitMb: config.storageLimitMb }
}
