import { MEGABYTE } from '@lectern/domain/prices'

const KILOBYTE = 1024

/** A file's size for people: '812 B', '34 KB', '2.4 MB'. Takes bytes; a megabyte is what prices count by. */
export function formatSize(sizeBytes: number): string {
  if (sizeBytes < KILOBYTE) return `${sizeBytes} B`
  if (sizeBytes < MEGABYTE) return `${Math.round(sizeBytes / KILOBYTE)} KB`
  return `${(sizeBytes / MEGABYTE).toFixed(1)} MB`
}
