import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { characterErrorRate, flatten } from '../../../test/character-errors.ts'
import { buildMixedPdf, buildPdf, pageSaying } from '../../../test/files/build-pdf.ts'
import { buildZip } from '../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../test/files/temporary-folder.ts'
import { material } from '../../../test/material.ts'
import { Problem } from '../../problem.ts'
import { type DocumentText, readDocument, readPdfPages, readPdfPagesAndScans } from './read-document.ts'
import type { DocumentType } from './reading/document-type.ts'
import type { ReadingLimits } from './reading/limits.ts'
import type { UnreadableReason } from './reading/unreadable-document.ts'

const MEBIBYTE = 1024 * 1024
const ALL: readonly DocumentType[] = ['.txt', '.md', '.pdf', '.doc', '.docx', '.ppt', '.pptx']
const write = temporaryFolder()
let students = 0
/** Another student each time, so that none of these documents waits for a place of the one before. */
const someone = () => ({ student: { id: ++students } })

/** What came of each document: several tests look at one reading of it. */
const readings = new Map<string, Promise<DocumentText>>()
const readOnce = (path: string): Promise<DocumentText> => {
  const reading = readings.get(path) ?? readDocument(path, { ...someone(), types: ALL })
  readings.set(path, reading)
  return reading
}
const read = (name: string) => readOnce(material(name))
const truth = (name: string) => readFileSync(material(`documents/${name}.txt`), 'utf8')

describe('A document is read faithfully', () => {
  const written = [
    ['en.pdf', 'en.truth', 0.003],
    ['en.docx', 'en.truth', 0.003],
    ['en.doc', 'en.truth', 0],
    ['two.pdf', 'two.truth', 0.0015],
    ['tc.pdf', 'tc.truth', 0.006],
    ['tc.docx', 'tc.truth', 0.006],
    ['tc.doc', 'tc.truth', 0],
    ['sc.pdf', 'sc.truth', 0.006],
    ['sc.docx', 'sc.truth', 0.006],
    ['sc.doc', 'sc.truth', 0],
  ] as const
  // What is left are the numbers of lists, which stand in the document and not in its truth, and page numbers.
  test.each(written)('%s like %s, but for %f of the characters', async (name, truthName, most) => {
    const { text } = await read(`documents/${name}`)
    const keepSpaces = name.startsWith('en') || name.startsWith('two')
    expect(
      characterErrorRate(flatten(text, { keepSpaces }), flatten(truth(truthName), { keepSpaces })),
    ).toBeLessThanOrEqual(most)
  })

  test.each([
    ['ne_tc_big5.pdf', 'tc.truth', '演算法\t'],
    ['ne_tc_utf16.pdf', 'tc.truth', '演算法\t'],
    ['ne_sc_gbk.pdf', 'sc.truth', '算法\t'],
    ['ne_sc_ucs2.pdf', 'sc.truth', '算法\t'],
  ])('%s, whose fonts are not embedded, to the letter', async (name, truthName, afterLast) => {
    const { text } = await read(`documents/${name}`)
    const [expected = ''] = truth(truthName).split(`\n${afterLast}`)
    expect(flatten(text, { keepSpaces: false })).toBe(flatten(expected, { keepSpaces: false }))
  })

  test.each(['deck.pptx', 'deck.ppt'])('%s to the letter, tables and speaker notes included', async (name) => {
    const { text, pageCount } = await read(`documents/${name}`)
    const notes = new Set(truth('deck.notes').trim().split('\n'))
    const paragraphs = text.split('\n\n')
    const spoken = paragraphs.filter((paragraph) => notes.has(paragraph))
    const shown = paragraphs.filter((paragraph) => !notes.has(paragraph))
    expect(flatten(shown.join('\n'), { keepSpaces: true })).toBe(flatten(truth('deck.truth'), { keepSpaces: true }))
    expect(spoken).toEqual(truth('deck.notes').trim().split('\n'))
    expect(paragraphs[2]).toBe(spoken[0])
    expect(text).toContain('FIFO\t9\t10\tno\n')
    expect(pageCount).toBe(31)
  })

  test('math.pdf with its letters and ligatures', async () => {
    const { text } = await read('documents/math.pdf')
    expect(text).toContain('For a TLB with hit ratio α and lookup time ε we obtain')
    expect(text).toContain('efficient offline affine flows')
  })

  test('beamer.pdf, a slide a page', async () => {
    expect(await read('documents/beamer.pdf')).toMatchObject({ type: '.pdf', pageCount: 10, emptyPages: [] })
  })

  test('with lists marked and tables in rows, in a Word document', async () => {
    const { text } = await read('documents/en.docx')
    expect(text).toContain('\n\nPage replacement\n\n')
    expect(text).toContain('\n2. External fragmentation is wasted space between segments.\n')
    expect(text).toContain('\nFIFO\t9\t10\tno\nLRU\t10\t8\tyes\n')
  })
})

describe('The outline of a document', () => {
  test.each(['en', 'tc', 'sc'])(
    'is the same of %s.pdf and its Word document, each chapter at its heading',
    async (name) => {
      const [pdf, word] = [await read(`documents/${name}.pdf`), await read(`documents/${name}.docx`)]
      const titles = ({ outline }: DocumentText) => outline.map(({ title, level }) => [title, level])
      expect(titles(pdf)).toEqual(titles(word))
      expect(pdf.outline).toHaveLength(5)
      for (const { outline, text } of [pdf, word])
        for (const { title, start } of outline) expect(text.slice(start, start + title.length)).toBe(title)
    },
  )

  test('is none where it names no chapters', async () => {
    for (const name of ['two.pdf', 'deck.pptx', 'en.doc', 'en.truth.txt'])
      expect((await read(`documents/${name}`)).outline).toEqual([])
  })
})

describe('A PDF', () => {
  test('names the pages that have no text layer', async () => {
    const path = write('mixed.pdf', buildPdf([pageSaying('first'), '0 0 m 100 100 l S', pageSaying('third'), '']))
    expect(await readDocument(path, { ...someone(), types: ['.pdf'] })).toEqual({
      type: '.pdf',
      text: 'first\n\nthird',
      wordCount: 2,
      pageCount: 4,
      emptyPages: [1, 3],
      pageStarts: [0, 7, 7, 12],
      outline: [],
    })
  })

  test('runs on across a page break within a sentence', async () => {
    const path = write('running.pdf', buildPdf([pageSaying('A page is'), pageSaying('a block.'), pageSaying('Next')]))
    expect((await readDocument(path, { ...someone(), types: ['.pdf'] })).text).toBe('A page is\na block.\n\nNext')
  })
})

describe('The type of a document', () => {
  test('must be among those asked for', async () => {
    const reading = readDocument(material('documents/en.docx'), { ...someone(), types: ['.txt', '.pdf'] })
    await expect(reading).rejects.toMatchObject({ reason: 'unsupported_type' })
  })

  test('is Markdown where only Markdown is', async () => {
    const path = write('notes', '# Heading\n\n- item')
    const none = { pageCount: null, emptyPages: [], pageStarts: [], outline: [] }
    const expected = { text: '# Heading\n\n- item', wordCount: 2, ...none }
    expect(await readDocument(path, { ...someone(), types: ['.md'] })).toEqual({ type: '.md', ...expected })
    expect(await readDocument(path, { ...someone(), types: ['.md', '.txt'] })).toEqual({ type: '.txt', ...expected })
  })

  test('is of no use without a file', async () => {
    await expect(readDocument('/nowhere/file.pdf', { ...someone(), types: ALL })).rejects.toThrow('ENOENT')
  })
})

/** Ten million characters, for each of which PDFium keeps a record of a hundred bytes. */
const bombPdf = () => write('bomb.pdf', buildPdf([`BT /F1 1 Tf ${`(${' a'.repeat(50)}) Tj `.repeat(100_000)} ET`]))
const bombDocx = () =>
  write(
    'bomb.docx',
    buildZip([{ name: 'word/document.xml', content: Buffer.alloc(100 * MEBIBYTE, 'x'), claimedBytes: 9 }]),
  )
const noisy = (name: string) => {
  const bytes = readFileSync(material(name))
  for (let at = 5_000; at < bytes.length; at += 997) bytes[at] = at % 251
  return bytes
}

/** The head of a Word document, and of the stream that leads into a deck, as the programs of 1995 wrote them. */
function ofWord6(): Buffer {
  const bytes = readFileSync(material('documents/en.doc'))
  Buffer.from('dca56800', 'hex').copy(bytes, bytes.indexOf(Buffer.from('eca5', 'hex')))
  return bytes
}
function ofPowerPoint95(): Buffer {
  const bytes = readFileSync(material('documents/deck.ppt'))
  const entry = bytes.indexOf(Buffer.from('Current User\0', 'utf16le'))
  const at = bytes.indexOf(Buffer.from('0000f60f', 'hex'))
  bytes.writeUInt32LE(bytes.readUInt32LE(entry + 120) - 4, at)
  return bytes
}

/** The paths of those that lie here, and of those beside a checkout that are not the same to the byte. */
function allHostile(): string[] {
  const folders = [
    material('hostile'),
    fileURLToPath(new URL('../../../../../shared/fixtures/hostile', import.meta.url)),
  ].filter((folder) => existsSync(folder))
  const paths = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const byContent = new Map(paths.toReversed().map((path) => [hash('sha256', readFileSync(path)), path]))
  return [...byContent.values()]
}

describe('A hostile document', () => {
  // All that lie here, and others beside a checkout where there are some: whatever they are, this is promised of them.
  test('is text or a known failure, and harms no neighbour', async () => {
    const paths = allHostile()
    const before = process.memoryUsage.rss()
    const pairs = paths.map(async (path) => {
      const neighbour = readDocument(material('documents/tc.doc'), { ...someone(), types: ALL })
      const outcome = await readOnce(path).catch((error: Error) => error.name)
      return { neighbour: (await neighbour).text.length, outcome: typeof outcome === 'string' ? outcome : 'text' }
    })
    for (const { neighbour, outcome } of await Promise.all(pairs)) {
      expect(['text', 'UnreadableDocument']).toContain(outcome)
      expect(neighbour).toBe(1116)
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEBIBYTE)
  })

  const refused: readonly (readonly [string, UnreadableReason, string | (() => string)])[] = [
    ['an empty file', 'empty', 'empty.pdf'],
    ['an image', 'unsupported_type', 'bad.png'],
    ['HTML under another name', 'unsupported_type', 'html.pdf'],
    ['a document of Word 6', 'old_format', () => write('old.doc', ofWord6())],
    ['a deck of PowerPoint 95', 'old_format', () => write('old.ppt', ofPowerPoint95())],
    ['a PDF that needs a password (AES)', 'encrypted', 'enc_user.pdf'],
    ['a PDF that needs a password (RC4)', 'encrypted', 'enc_rc4.pdf'],
    ['half a PDF', 'broken', 'trunc.pdf'],
    ['half a Word document', 'broken', 'trunc.docx'],
    ['half an old Word document', 'broken', 'trunc.doc'],
    ['half a deck', 'broken', 'trunc.pptx'],
    ['a damaged PDF', 'broken', 'fuzz.pdf'],
    ['a damaged Word document', 'broken', 'fuzz.docx'],
    ['a damaged deck', 'broken', 'fuzz.pptx'],
    [
      'noise under the mark of a PDF',
      'broken',
      () => write('noisy.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), noisy('documents/en.doc')])),
    ],
    ['entities that multiply', 'broken', 'lol.docx'],
    ['entities that open files', 'broken', 'xxe.docx'],
    ['a page tree that leads back to itself', 'too_complex', 'loop.pdf'],
    ['thousands of pages', 'too_complex', () => write('long.pdf', buildPdf(Array.from({ length: 2_001 }, () => '')))],
    ['a bomb of text in a PDF', 'too_complex', bombPdf],
    ['a bomb in a Word document, of a size that it denies', 'too_complex', bombDocx],
  ]
  test.each(refused)('costs one clear error: %s', async (_, reason, source) => {
    const path = typeof source === 'string' ? material(`hostile/${source}`) : source()
    await expect(readOnce(path)).rejects.toMatchObject({ name: 'UnreadableDocument', reason })
  })

  test.each([
    ['a PDF without its table of objects', 'noxref.pdf', 'Lecture 4: Virtual Memory and Paging'],
    ['a PDF that only restricts copying', 'enc_owner.pdf', 'Lecture 4: Virtual Memory and Paging'],
    ['a page of the size of a town', 'hugepage.pdf', 'hello'],
  ])('is read where that is harmless: %s', async (_, name, text) => {
    expect((await read(`hostile/${name}`)).text.toLowerCase()).toContain(text.toLowerCase())
  })

  test('may hold three million characters', async () => {
    expect((await read('hostile/mid5.docx')).text.length).toBeGreaterThan(2_900_000)
  })

  // The first is harmless, and so refused for that limit alone.
  test.each<[UnreadableReason, Partial<ReadingLimits>, () => string]>([
    ['too_complex', { characters: 100 }, () => material('documents/en.pdf')],
    ['timeout', { seconds: 0.3 }, bombPdf],
    ['too_complex', { memoryBytes: 120 * MEBIBYTE }, bombPdf],
  ])('is %s beyond the limit of %o', async (reason, limits, source) => {
    await expect(readDocument(source(), { ...someone(), types: ALL, limits })).rejects.toMatchObject({ reason })
  })
})

describe('Students share the places for reading', () => {
  /** Which of the readings ended, in the order in which they did. */
  function follow(ended: string[]) {
    return (name: string, student: { id: number }, file: string) =>
      readDocument(material(file), { student, types: ALL }).then(
        () => ended.push(name),
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error
          ended.push(`${name}: ${error.code}`)
        },
      )
  }

  test('so that one who brings two dozen makes nobody else wait, and is turned away beyond a dozen', async () => {
    const [greedy, other] = [someone().student, someone().student]
    const ended: string[] = []
    const bring = follow(ended)
    const greedyReadings = Array.from({ length: 24 }, () => bring('greedy', greedy, 'documents/tc.docx'))
    const others = [
      bring('Word of another', other, 'documents/tc.docx'),
      bring('text of another', other, 'documents/tc.truth.txt'),
    ]
    await Promise.all(others)
    expect(ended.filter((name) => name === 'greedy').length).toBeLessThanOrEqual(6)
    await Promise.all(greedyReadings)
    expect(ended.filter((name) => name === 'greedy')).toHaveLength(13)
    expect(ended.filter((name) => name === 'greedy: rate_limited')).toHaveLength(11)
  })

  test('so that as many lectures of one student wait as documents, and no more', async () => {
    const { student } = someone()
    const leaving = new AbortController()
    const refusals: unknown[] = []
    const readings = Array.from({ length: 24 }, () =>
      readPdfPages(material('documents/two.pdf'), { student, signal: leaving.signal }).catch((error: unknown) => {
        if (error instanceof Problem) refusals.push(error.code)
      }),
    )
    await expect.poll(() => refusals).toEqual(Array.from({ length: 11 }, () => 'rate_limited'))
    leaving.abort()
    await Promise.all(readings)
    expect(refusals).toHaveLength(11)
  })

  test('so that a lecture waits for no lecture of another student, be that as long as it may', async () => {
    const long = write('long.pdf', buildPdf(Array.from({ length: 2000 }, () => pageSaying('a '.repeat(200)))))
    const leaving = new AbortController()
    let isRead = false
    const first = readPdfPages(long, { ...someone(), signal: leaving.signal }).then(
      () => {
        isRead = true
      },
      () => {},
    )
    await readPdfPages(material('documents/two.pdf'), someone())
    expect(isRead).toBe(false)
    leaving.abort()
    await first
  })

  test('while plain text waits behind no document, and uploads and lectures not behind each other', async () => {
    const [one, two, mei] = [someone().student, someone().student, someone().student]
    const ended: string[] = []
    const bring = follow(ended)
    const signal = new AbortController().signal
    const documents = [one, two].flatMap((student) =>
      ['tc.docx', 'sc.docx', 'en.docx'].map((name) => bring('document', student, `documents/${name}`)),
    )
    const lecture = readPdfPages(material('documents/two.pdf'), { student: mei, signal }).then(() =>
      ended.push('lecture'),
    )
    const text = bring('text', mei, 'documents/tc.truth.txt')
    await Promise.all([...documents, lecture, text])
    expect(ended.indexOf('text')).toBeLessThan(4)
    expect(ended.indexOf('lecture')).toBeLessThan(6)
  })
})

describe('Reading', () => {
  test('leaves the line when it is aborted while it waits', async () => {
    const abort = new AbortController()
    const busy = ['en', 'tc'].map((name) =>
      readDocument(material(`documents/${name}.pdf`), { ...someone(), types: ALL }),
    )
    const waiting = readDocument(material('documents/sc.pdf'), { ...someone(), types: ALL, signal: abort.signal })
    setTimeout(() => abort.abort(new Error('the student left')), 10)
    await expect(waiting).rejects.toThrow('the student left')
    await Promise.all(busy)
  })

  test('does not take the file into the memory of the server', async () => {
    const path = write(
      'padded.pdf',
      Buffer.concat([readFileSync(material('documents/en.pdf')), Buffer.alloc(160 * MEBIBYTE, ' ')]),
    )
    const before = process.memoryUsage.rss()
    await readDocument(path, { ...someone(), types: ALL }).catch(() => null)
    // What this process takes for itself meanwhile is far less than the file.
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEBIBYTE)
  })
})

describe('The pages of a PDF', () => {
  const signal = new AbortController().signal

  test('come one by one, empty where there is no text on them', async () => {
    const path = await write('pages.pdf', buildPdf([pageSaying('Osmosis.'), '', pageSaying('Diffusion.')]))
    const { pages } = await readPdfPages(path, { ...someone(), signal })
    expect(pages).toEqual(['Osmosis.', '', 'Diffusion.'])
  })

  test('are scans where a picture fills them, even with a stamp, and none where their text is more than that', async () => {
    const jpeg = readFileSync(material('pictures/en.jpg'))
    const scan = { jpeg, width: 1340, height: 230 }
    const captioned = {
      ...scan,
      stamp: 'A caption that says what the picture shows, and of which figure it is a part of. '.repeat(2),
    }
    const stamped = { ...scan, stamp: 'Scanned by a phone' }
    const path = write('scans.pdf', buildMixedPdf([pageSaying('Osmosis.'), scan, stamped, captioned]))
    const { pages, stampedScans } = await readPdfPagesAndScans(path, { ...someone(), signal })
    expect(pages.map((page) => page.slice(0, 20).trim())).toEqual([
      'Osmosis.',
      '',
      'Scanned by a phone',
      'A caption that says',
    ])
    expect(stampedScans).toEqual([2])
  })

  test('hold what the whole document does', async () => {
    const { pages } = await readPdfPages(material('documents/en.pdf'), { ...someone(), signal })
    const { text, pageCount } = await read('documents/en.pdf')
    expect(pages).toHaveLength(pageCount ?? 0)
    expect(flatten(pages.join('\n'), { keepSpaces: false })).toBe(flatten(text, { keepSpaces: false }))
  })

  test('are not those of anything else', async () => {
    await expect(readPdfPages(material('documents/en.docx'), { ...someone(), signal })).rejects.toMatchObject({
      reason: 'unsupported_type',
    })
  })
})
