import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { buildZip, type ZipPart } from '../../../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { createDocumentReader } from '../../document-reader.ts'
import { sniffDocumentType } from '../document-type.ts'
import { READING_LIMITS } from '../limits.ts'
import { readEpub } from './read-epub.ts'

const write = temporaryFolder()
const MARK = '\ufdd0'
const HEADING = '\ufdd1'
const CONTAINER = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>'
const encrypted = (uri: string, algorithm: string) =>
  `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${uri}"/></enc:CipherData></enc:EncryptedData></encryption>`
const page = (body: string) =>
  `<?xml version="1.0"?><!DOCTYPE html><html xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><style>p {}</style></head><body>${body}</body></html>`

/** A book of chapters, by the names of their parts, with other parts beside or in place of its own. */
function book(chapters: Record<string, string>, others: Record<string, string | null> = {}): Buffer {
  const names = Object.keys(chapters)
  const item = (name: string, index: number) =>
    `<item id="c${index}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`
  const opf = `<package><manifest>${names.map(item).join('')}
    <item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest>
    <spine><itemref idref="nav"/>${names.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`
  const parts: Record<string, string | null> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OPS/book.opf': opf,
    'OPS/nav.xhtml': page('<nav><ol><li><a href="two%20b.xhtml#top">Of <i>Cells</i></a></li></ol></nav>'),
    ...Object.fromEntries(names.map((name) => [`OPS/${name}`, page(chapters[name] ?? '')])),
    ...others,
  }
  return buildZip(
    Object.entries(parts).flatMap(([name, content]): ZipPart[] => (content === null ? [] : [{ name, content }])),
  )
}
async function read(bytes: Buffer, limits = READING_LIMITS) {
  await using file = await open(write('book.epub', bytes))
  return await readEpub(file, limits)
}

const TWO = {
  'two b.xhtml': '<p>Small.</p>',
  'one.xhtml': '<h1>Life</h1><p>It&nbsp;goes on &mdash; <b>always</b>.</p>',
}

describe('A book', () => {
  test('is read in the order of its spine, a chapter without a heading under its name in the table of contents', async () => {
    expect(await read(book(TWO))).toEqual({
      text: `${MARK}${HEADING}Of Cells\n\nSmall.\n\n${MARK}${HEADING}Life\n\nIt\u00a0goes on — always.\n\n`,
      pageCount: 2,
      headings: [
        { title: 'Of Cells', level: 1 },
        { title: 'Life', level: 1 },
      ],
    })
  })

  test.each([
    ['<ol start="3"><li>a</li><li><p>b</p></li></ol><ul><li>c</li></ul>', '3. a\n4. b\n• c'],
    ['<table><tr><th>x</th><td>1<br/>2</td></tr><tr><td>y</td><td>3</td></tr></table>', 'x\t1 2\ny\t3'],
    ['<p>one<br/>two</p>loose <i>words</i><pre>if a:\n  b</pre>', 'one\ntwo\n\nloose words\n\nif a:\n  b'],
    ['<p><ruby>漢<rt>かん</rt></ruby>字<a epub:type="noteref" href="#n">1</a><svg><text>x</text></svg></p>', '漢字'],
    ['<p>never closed<p>and <b>crossed</p></b> on', 'never closed\n\nand crossed\n\non'],
    ['<script>alert(1)</script><p>&undeclared; &#x41;</p>', '&undeclared; A'],
  ])('has %s as %j', async (body, text) => {
    expect((await read(book({ 'one.xhtml': `<h2>H</h2>${body}` }))).text).toBe(`${MARK}${HEADING}H\n\n${text}\n\n`)
  })

  test('expands nothing that it declares, and leaves out a chapter that is not there or shows nothing', async () => {
    const bomb = '<!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><html><body><p>&b;</p></body></html>'
    const parts = { 'OPS/one.xhtml': bomb, 'OPS/gone.xhtml': null, 'OPS/void.xhtml': page('<p> </p>') }
    const { text, pageCount } = await read(book({ 'one.xhtml': '', 'gone.xhtml': '', 'void.xhtml': '' }, parts))
    expect(text).not.toContain('aaaa')
    expect(pageCount).toBe(1)
  })

  test.each([
    ['no container', { 'META-INF/container.xml': null }, 'broken'],
    ['no package', { 'OPS/book.opf': null }, 'broken'],
    ['a name that leads out of it', { 'META-INF/container.xml': CONTAINER.replace('OPS/', '../../etc/') }, 'broken'],
    ['an encrypted chapter', { 'META-INF/encryption.xml': encrypted('OPS/one.xhtml', 'aes') }, 'copy_protected'],
    [
      'a part that unpacks to more than there is room for',
      { 'OPS/one.xhtml': 'x'.repeat(33 * 1024 * 1024) },
      'too_complex',
    ],
    ['tags without an end', { 'OPS/one.xhtml': '<div>'.repeat(3000) }, 'too_complex'],
  ])('with %s is refused', async (_, parts, reason) => {
    await expect(read(book(TWO, parts))).rejects.toMatchObject({ reason })
  })

  test('of more parts, or more text, than are read is refused', async () => {
    await expect(read(book(TWO), { ...READING_LIMITS, pages: 1 })).rejects.toMatchObject({ reason: 'too_complex' })
    await expect(read(book(TWO), { ...READING_LIMITS, characters: 20 })).rejects.toMatchObject({
      reason: 'too_complex',
    })
  })

  test('with scrambled fonts alone is read', async () => {
    const fonts = encrypted('OPS/font.otf', 'http://www.idpf.org/2008/embedding')
    expect((await read(book(TWO, { 'META-INF/encryption.xml': fonts }))).pageCount).toBe(2)
  })

  test('is known by its bytes, and read with pages that keep to their chapters', async () => {
    const path = write(
      'book',
      book({ 'one.xhtml': `<h1>A</h1>${'<p>Cells divide.</p>'.repeat(300)}`, 'two.xhtml': '<h1>B</h1><p>End.</p>' }),
    )
    expect(await sniffDocumentType(path)).toBe('.epub')
    const about = {
      types: ['.epub'],
      unsupportedText: 'No.',
      student: { id: 1 },
      signal: new AbortController().signal,
    } as const
    const { text, pageStarts, pageCount, contentType } = await createDocumentReader().read(
      { path, filename: 'Life.epub', sizeBytes: 1 },
      about,
    )
    expect({ pageCount, contentType }).toEqual({ pageCount: 3, contentType: 'application/epub+zip' })
    expect(text.slice(pageStarts.at(-1))).toBe('B\n\nEnd.')
    const misnamed = createDocumentReader().read({ path, filename: 'Life.docx', sizeBytes: 1 }, about)
    await expect(misnamed).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(/a book \(EPUB\)/),
    })
  })
})
