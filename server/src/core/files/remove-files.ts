import type { Services } from '../../services.ts'

/** Each waits for its disk. */
const FILES_AT_ONCE = 8

/** Removes those of the files that no part of the house needs. */
export async function removeFiles(
  { database, files, modules }: Pick<Services, 'database' | 'files' | 'modules'>,
  fileKeys: readonly string[],
): Promise<void> {
  const needed = new Set<string>()
  for (const module of modules)
    for (const fileKey of (await module.neededFiles?.(database.queries, fileKeys)) ?? []) needed.add(fileKey)
  const unneeded = fileKeys.filter((fileKey) => !needed.has(fileKey))
  for (let from = 0; from < unneeded.length; from += FILES_AT_ONCE)
    await Promise.all(unneeded.slice(from, from + FILES_AT_ONCE).map((fileKey) => files.delete(fileKey)))
}
