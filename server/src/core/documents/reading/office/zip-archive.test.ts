import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { buildZip, type ZipPart } from '../../../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { ZipArchive } from './zip-archive.ts'

const MEBIBYTE = 1024 * 1024
const write = temporaryFolder()

async function withArchive<T>(zip: Buffer, look: (archive: ZipArchive) => Promise<T>): Promise<T> {
  await using file = await open(write('archive.zip', zip))
  return await look(await ZipArchive.open(file))
}

const readPart = (parts: ZipPart[], name: string) => withArchive(buildZip(parts), (archive) => archive.read(name))

describe('A zip archive', () => {
  test('gives packed and stored parts by name', async () => {
    const parts = [
      { name: 'a.xml', content: 'packed '.repeat(1000) },
      { name: 'b.xml', content: 'stored', isStored: true },
    ]
    expect(String(await readPart(parts, 'a.xml'))).toBe('packed '.repeat(1000))
    expect(String(await readPart(parts, 'b.xml'))).toBe('stored')
    expect(await readPart(parts, 'c.xml')).toBeNull()
  })

  test('with a comment at its end is found all the same', async () => {
    const zip = Buffer.concat([buildZip([{ name: 'a', content: 'x' }]), Buffer.from('a comment')])
    expect(await withArchive(zip, async (archive) => [...archive.names()])).toEqual(['a'])
  })

  test('unpacks no part beyond 32 MB, whatever size it claims', async () => {
    const bomb = { name: 'a.xml', content: Buffer.alloc(33 * MEBIBYTE), claimedBytes: 100 }
    await expect(readPart([bomb], 'a.xml')).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test('unpacks no more than 64 MB in all', async () => {
    const parts = ['a', 'b', 'c'].map((name) => ({ name, content: Buffer.alloc(30 * MEBIBYTE) }))
    const reading = withArchive(buildZip(parts), async (archive) => {
      for (const { name } of parts) await archive.read(name)
    })
    await expect(reading).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test('of more than 5,000 entries is refused unread', async () => {
    const parts = Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}`, content: '' }))
    await expect(withArchive(buildZip(parts), async () => null)).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test('whose part is encrypted says so', async () => {
    const zip = buildZip([{ name: 'a', content: 'x' }])
    const flagsInDirectory = zip.lastIndexOf('PK\x01\x02') + 8
    zip.writeUInt16LE(1, flagsInDirectory)
    await expect(withArchive(zip, (archive) => archive.read('a'))).rejects.toMatchObject({ reason: 'encrypted' })
  })

  test.each([
    ['without an end record', (zip: Buffer) => zip.subarray(0, -22)],
    ['cut in front', (zip: Buffer) => zip.subarray(40)],
    [
      'with a damaged directory',
      (zip: Buffer) => zip.fill(0, zip.lastIndexOf('PK\x01\x02'), zip.lastIndexOf('PK\x05\x06')),
    ],
    ['with a damaged part', (zip: Buffer) => zip.fill(0xff, 31, 60)],
    [
      'of an unknown packing method',
      (zip: Buffer) => {
        zip.writeUInt16LE(97, zip.lastIndexOf('PK\x01\x02') + 10)
        return zip
      },
    ],
  ])('%s is broken', async (_, damage) => {
    const zip = damage(buildZip([{ name: 'a', content: 'text of some length, so that there is something to damage' }]))
    await expect(withArchive(zip, (archive) => archive.read('a'))).rejects.toMatchObject({ reason: 'broken' })
  })
})
