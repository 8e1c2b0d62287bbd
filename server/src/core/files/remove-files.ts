import type { Services } from '../../services.ts'

/** Each waits for its disk. */
const FILES_AT_ONCE = 8

/**
 * Removes those of the files that no part of the house needs. One that cannot be removed keeps none of the others.
 * @throws Error once all were tried, with the first reason as its cause; what is gone may be named again
 */
export async function removeFiles(
  { database, files, modules }: Pick<Services, 'database' | 'files' | 'modules'>,
  fileKeys: readonly string[],
): Promise<void> {
  const needed = new Set<string>()
  for (const module of modules)
    for (const fileKey of (await module.neededFiles?.(database.queries, fileKeys)) ?? []) needed.add(fileKey)
  const unneeded = fileKeys.filter((fileKey) => !needed.has(fileKey))
  const failures: unknown[] = []
  for (let from = 0; from < unneeded.length; from += FILES_AT_ONCE) {
    const batch = unneeded.slice(from, from + FILES_AT_ONCE).map((fileKey) => files.delete(fileKey))
    for (const outcome of await Promise.allSettled(batch))
      if (outcome.status === 'rejected') failures.push(outcome.reason)
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${unneeded.length} files could not be removed`, { cause: failures[0] })
}
