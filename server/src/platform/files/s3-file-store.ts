import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { OutageError } from '../outage.ts'
import {
  assertKey,
  assertPrefix,
  type ByteRange,
  FileMissingError,
  type FileStore,
  type OpenFile,
  RangeOutsideFileError,
} from './file-store.ts'

export interface S3Settings {
  bucket: string
  /** Address of a store that is not Amazon's. */
  endpoint: string | null
  region: string
}

/** Files in a bucket. Who may use it stands in the usual AWS variables. */
export function openS3FileStore({ bucket, endpoint, region }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Many stores that speak S3 do not know the checksums that Amazon's client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown; said on the console as well it would stand among what commands print.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5000, requestTimeout: 120_000 },
  })
  return new S3FileStore(client, bucket)
}

class S3FileStore implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    this.#client = client
    this.#bucket = bucket
  }

  async put(key: string, content: string | AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number }> {
    const object = this.#object(key)
    if (typeof content === 'string') return this.#upload(object, content)
    // The store wants to know the size beforehand.
    const draft = join(tmpdir(), `lectern-upload-${randomUUID()}`)
    try {
      await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
      return await this.#upload(object, draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async open(key: string, range: ByteRange = { start: 0 }): Promise<OpenFile> {
    const isWhole = range.start === 0 && range.end === undefined
    const Range = isWhole ? undefined : `bytes=${range.start}-${range.end ?? ''}`
    try {
      const found = await this.#send(new GetObjectCommand({ ...this.#object(key), Range }))
      const wholeBytes = found.ContentRange?.split('/')[1] ?? found.ContentLength
      return { stream: found.Body as Readable, sizeBytes: Number(wholeBytes) }
    } catch (error) {
      if (hasStatus(error, 404)) throw new FileMissingError(`There is no file ${key}`)
      if (hasStatus(error, 416)) throw new RangeOutsideFileError(await this.#sizeBytes(key))
      throw error
    }
  }

  async readAt<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    const { stream } = await this.open(key)
    const copy = join(tmpdir(), `lectern-read-${randomUUID()}`)
    try {
      await pipeline(stream, createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
      return await use(copy)
    } finally {
      await rm(copy, { force: true })
    }
  }

  async exists(key: string): Promise<boolean> {
    try {
      await this.#send(new HeadObjectCommand(this.#object(key)))
      return true
    } catch (error) {
      if (hasStatus(error, 404)) return false
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    await this.#send(new DeleteObjectCommand(this.#object(key)))
  }

  async deleteAllUnder(prefix: string): Promise<void> {
    assertPrefix(prefix)
    for (;;) {
      const page = await this.#send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix }))
      const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }))
      if (Objects.length === 0) return
      const { Errors } = await this.#send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors?.[0]) throw new Error(`The file store did not delete ${Errors[0].Key}: ${Errors[0].Message}`)
    }
  }

  /** What the store refuses because there is no such thing is an answer; anything else is an outage of it. */
  #send: S3Client['send'] = async (...call: unknown[]) => {
    try {
      return await this.#client.send(...(call as [never]))
    } catch (error) {
      throw hasStatus(error, 404) || hasStatus(error, 416) ? error : new OutageError('files', error)
    }
  }

  async #sizeBytes(key: string): Promise<number> {
    const { ContentLength } = await this.#send(new HeadObjectCommand(this.#object(key)))
    return ContentLength ?? 0
  }

  async #upload(object: { Bucket: string; Key: string }, path: string): Promise<{ sizeBytes: number }> {
    const { size } = await stat(path)
    const Body = createReadStream(path)
    try {
      await this.#send(new PutObjectCommand({ ...object, Body, ContentLength: size }))
    } finally {
      Body.destroy()
    }
    return { sizeBytes: size }
  }

  #object(key: string) {
    assertKey(key)
    return { Bucket: this.#bucket, Key: key }
  }
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status
