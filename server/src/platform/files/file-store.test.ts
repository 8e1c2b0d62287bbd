import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, inject, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import { startS3PeerWithKeys } from '../../../test/peers/s3-peer.ts'
import { ConfigError } from '../../settings/config.ts'
import { FileMissingError, newFileKey, RangeOutsideFileError, studentPrefix } from './file-store.ts'
import { openFileStore, readS3Settings } from './open-file-store.ts'

const stores = { folder: openFolder, bucket: openBucket }

async function openFolder() {
  return openFileStore({ dataDir: await emptyFolder(), filesUrl: null })
}

async function openBucket() {
  const { filesUrl } = await startS3PeerWithKeys()
  return openFileStore({ dataDir: inject('scratchFolder'), filesUrl: `${filesUrl}&region=eu-central-1` })
}

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 251))

describe.each(['folder', 'bucket'] as const)('Files in a %s', (kind) => {
  test('are read as they were put, from a path and from a stream', async () => {
    const store = await stores[kind]()
    const content = bytes(300_000)
    const path = join(await emptyFolder(), 'recording')
    await writeFile(path, content)
    for (const source of [
      path,
      createReadStream(path),
      Readable.from([content.subarray(0, 10), content.subarray(10)]),
    ]) {
      const key = newFileKey(7)
      expect(await store.put(key, source)).toEqual({ sizeBytes: 300_000 })
      const file = await store.open(key)
      expect(file.sizeBytes).toBe(300_000)
      expect((await buffer(file.stream)).equals(content)).toBe(true)
    }
  })

  test('are read at a path for as long as that takes', async () => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    await store.put(key, Readable.from([bytes(1000)]))
    expect(await store.readAt(key, (path) => readFile(path))).toEqual(bytes(1000))
    await expect(store.readAt(newFileKey(7), (path) => readFile(path))).rejects.toBeInstanceOf(FileMissingError)
  })

  test.each([
    [{ start: 0, end: 9 }, 0, 10],
    [{ start: 10, end: 19 }, 10, 20],
    [{ start: 990 }, 990, 1000],
    [{ start: 990, end: 5000 }, 990, 1000],
  ])('are read in the range %o', async (range, from, to) => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    await store.put(key, Readable.from([bytes(1000)]))
    const file = await store.open(key, range)
    expect(file.sizeBytes).toBe(1000)
    expect([...(await buffer(file.stream))]).toEqual([...bytes(1000).subarray(from, to)])
  })

  test('say how long they are when a range begins behind their end', async () => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    await store.put(key, Readable.from([bytes(1000)]))
    const error = await store.open(key, { start: 1000 }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RangeOutsideFileError)
    expect(error).toMatchObject({ sizeBytes: 1000 })
  })

  test('may be empty', async () => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    expect(await store.put(key, Readable.from([]))).toEqual({ sizeBytes: 0 })
    const file = await store.open(key)
    expect(file.sizeBytes).toBe(0)
    expect(await buffer(file.stream)).toHaveLength(0)
  })

  test('are missing before they are put and after they are deleted, which may be repeated', async () => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    expect(await store.exists(key)).toBe(false)
    await expect(store.open(key)).rejects.toThrow(FileMissingError)
    await store.put(key, Readable.from([bytes(10)]))
    expect(await store.exists(key)).toBe(true)
    for (let turn = 0; turn < 2; turn += 1) await store.delete(key)
    expect(await store.exists(key)).toBe(false)
  })

  test('of a student go together, and those of others stay', async () => {
    const store = await stores[kind]()
    const [first, second, other] = [newFileKey(7), newFileKey(7), newFileKey(77)]
    for (const key of [first, second, other]) await store.put(key, Readable.from([bytes(10)]))
    for (let turn = 0; turn < 2; turn += 1) await store.deleteAllUnder(studentPrefix(7))
    expect(await Promise.all([first, second, other].map((key) => store.exists(key)))).toEqual([false, false, true])
  })

  test('are not there when their content ends in an error', async () => {
    const store = await stores[kind]()
    const key = newFileKey(7)
    const broken = async function* () {
      yield bytes(10)
      throw new Error('the upload broke off')
    }
    await expect(store.put(key, broken())).rejects.toThrow('the upload broke off')
    expect(await store.exists(key)).toBe(false)
  })

  test.each(['../secret', 'students/7/../../secret', '/etc/passwd', 'students/7/', 'students', 'a/.drafts', ''])(
    'are refused under the key %j',
    async (key) => {
      const store = await stores[kind]()
      await expect(store.put(key, Readable.from([bytes(1)]))).rejects.toThrow('Not a key')
      await expect(store.open(key)).rejects.toThrow('Not a key')
    },
  )

  test.each(['', '/', '../', 'students', 'students/7/../8/'])('are not deleted under the prefix %j', async (prefix) => {
    const store = await stores[kind]()
    await expect(store.deleteAllUnder(prefix)).rejects.toThrow('Not a prefix')
  })
})

test('Files in a folder can be read by their system user alone, and leave no draft behind', async () => {
  const dataDir = await emptyFolder()
  const store = await openFileStore({ dataDir, filesUrl: null })
  const key = newFileKey(7)
  await store.put(key, Readable.from([bytes(10)]))
  const modeOf = async (path: string) => (await stat(join(dataDir, 'files', path))).mode & 0o777
  expect(await modeOf(key)).toBe(0o600)
  expect(await modeOf('students/7')).toBe(0o700)
  expect(await readdir(join(dataDir, 'files/.drafts'))).toEqual([])
})

test('FILES_URL names a bucket, and may name an endpoint and a region', () => {
  expect(readS3Settings('s3://notes?endpoint=https://minio.local:9000&region=eu-west-1')).toEqual({
    bucket: 'notes',
    endpoint: 'https://minio.local:9000',
    region: 'eu-west-1',
  })
  expect(readS3Settings('s3://notes')).toEqual({ bucket: 'notes', endpoint: null, region: 'us-east-1' })
})

test.each(['s3://', 's3://notes/folder', 's3://notes?endpoint=minio.local'])('FILES_URL %s is refused', (filesUrl) => {
  expect(() => readS3Settings(filesUrl)).toThrow(ConfigError)
})
