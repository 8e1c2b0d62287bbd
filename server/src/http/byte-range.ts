const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/

/**
 * The part of a file that a Range header asks for, both ends included (RFC 9110, 14.2). Null where the whole file is the
 * answer: without the header, and with one that asks for several parts or is no range. 'outside' where the file ends
 * before the range begins.
 */
export function readByteRange(
  header: string | null,
  sizeBytes: number,
): { start: number; end: number } | 'outside' | null {
  const [, first, last, suffix] = ONE_RANGE.exec(header ?? '') ?? []
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), sizeBytes)
    return length === 0 ? 'outside' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  if (first === undefined) return null
  const start = Number(first)
  const end = Math.min(last === undefined ? sizeBytes - 1 : Number(last), sizeBytes - 1)
  if (last !== undefined && Number(last) < start) return null
  return start >= sizeBytes ? 'outside' : { start, end }
}
