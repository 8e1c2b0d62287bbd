import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Bytes of a file from `start` to `end`, both included; to its last byte without `end`. */
export interface ByteRange {
  start: number
  end?: number
}

export interface OpenFile {
  /** The bytes asked for. Whoever opened the file reads this to its end, or destroys it. */
  stream: Readable
  /** Size of the whole file, whatever the range. */
  sizeBytes: number
}

/** Files of students, by keys that are ours. A file is never changed: another content gets another key. */
export interface FileStore {
  /**
   * Keeps what stands at a path, or what a stream gives. The file is there whole once this resolves, and survives a
   * power cut; when it rejects, there is none.
   */
  put(key: string, content: string | AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number }>
  /** @throws FileMissingError when there is no such file; RangeOutsideFileError when it ends before the range begins */
  open(key: string, range?: ByteRange): Promise<OpenFile>
  /**
   * Has `use` read the file at a path, which is good for as long as `use` takes and must not be written to.
   * @throws FileMissingError
   */
  readAt<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  exists(key: string): Promise<boolean>
  /** Without effect when there is no such file. */
  delete(key: string): Promise<void>
  /** Deletes every file whose key begins with `prefix`, which ends with a slash. */
  deleteAllUnder(prefix: string): Promise<void>
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError'
}

export class RangeOutsideFileError extends Error {
  override readonly name = 'RangeOutsideFileError'
  readonly sizeBytes: number

  constructor(sizeBytes: number) {
    super(`The file has only ${sizeBytes} bytes`)
    this.sizeBytes = sizeBytes
  }
}

/** Where all files of a student stand, so that they can go together with the student. */
export const studentPrefix = (studentId: number) => `students/${studentId}/`

/** A key for a new file of a student's. */
export const newFileKey = (studentId: number) => `${studentPrefix(studentId)}${randomUUID()}`

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

/** Whether a store may have given it. */
export const isKey = (key: string): boolean => KEY.test(key)

/** No name that a student chose becomes part of a path; a key that is not ours is a mistake in the caller. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of a file: ${JSON.stringify(key)}`)
}

export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/') || !KEY.test(`${prefix}x`))
    throw new Error(`Not a prefix of keys: ${JSON.stringify(prefix)}`)
}
