/** A file sent as the answer. */
export interface FileAnswer {
  stream: NodeJS.ReadableStream | Buffer
  /** Size of the whole file; null where it is not known before the last byte is sent. */
  sizeBytes: number | null
  /** Name that a browser saves it under. */
  filename: string
  /** Where its endpoint leaves that open ('image/*'). */
  contentType?: string
  /** Where parts can be asked for: the part that `stream` holds, null for the whole, 'outside' for one beyond the end. */
  range?: { start: number; end: number } | 'outside' | null
  /** Names these bytes: a browser may keep them, and asks by it whether they are still the same. */
  tag?: string
  /** Whether the browser has them: then none are sent. */
  isKnown?: boolean
}
