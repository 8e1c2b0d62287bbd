import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { buildZip } from '../../../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { READING_LIMITS } from '../limits.ts'
import { withoutMarks } from '../page-marks.ts'
import { readPptx } from './read-pptx.ts'

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const write = temporaryFolder()

const relations = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([target, type], index) => `<Relationship Id="rId${index + 1}" Type="${TYPES}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`
const shape = (text: string, placeholder = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder && `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraph(text)}</p:txBody></p:sp>`

async function readDeck(slides: string[], others: Record<string, string> = {}, limits = READING_LIMITS) {
  const names = slides.map((_, index) => `slides/slide${index + 1}.xml`)
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation>${names.map((_, index) => `<p:sldId id="${index}" r:id="rId${index + 1}"/>`).join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(Object.fromEntries(names.map((name) => [name, 'slide']))),
    ...Object.fromEntries(slides.map((slide, index) => [`ppt/${names[index]}`, `<p:sld>${slide}</p:sld>`])),
    ...others,
  }
  const zip = buildZip(Object.entries(parts).map(([name, content]) => ({ name, content })))
  await using file = await open(write('deck.pptx', zip))
  const { text, ...deck } = await readPptx(file, limits)
  return { ...deck, text: withoutMarks(text) }
}

describe('A PowerPoint deck', () => {
  test('has its slides in order, each led by its title, without the furniture of its layout', async () => {
    const slide = shape('body') + shape('7', 'sldNum') + shape('A footer', 'ftr') + shape('Title', 'title')
    const { text, pageCount } = await readDeck([slide, shape('second')])
    expect(text.trim()).toBe('Title\nbody\n\nsecond')
    expect(pageCount).toBe(2)
  })

  test('has the notes and diagrams of a slide under that slide', async () => {
    const { text } = await readDeck([shape('first'), shape('second')], {
      'ppt/slides/_rels/slide1.xml.rels': relations({
        '../notesSlides/notesSlide1.xml': 'notesSlide',
        '../diagrams/data1.xml': 'diagramData',
      }),
      'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('picture', 'sldImg')}${shape('spoken', 'body')}</p:notes>`,
      'ppt/diagrams/data1.xml': `<dgm:dataModel><dgm:pt><dgm:t>${paragraph('drawn')}</dgm:t></dgm:pt></dgm:dataModel>`,
    })
    expect(text.trim()).toBe('first\ndrawn\n\nspoken\n\nsecond')
  })

  test('has a line for each table row, tabs between cells', async () => {
    const row = (...cells: string[]) =>
      `<a:tr>${cells.map((cell) => `<a:tc>${paragraph(cell)}</a:tc>`).join('')}</a:tr>`
    const { text } = await readDeck([`<p:graphicFrame><a:tbl>${row('a', 'b')}${row('c', '')}</a:tbl></p:graphicFrame>`])
    expect(text.trim()).toBe('a\tb\nc')
  })

  test('may name a slide that is not there', async () => {
    const { text, pageCount } = await readDeck([shape('only')], { 'ppt/slides/slide1.xml': '<p:sld/>' })
    expect([text, pageCount]).toEqual(['', 1])
  })

  test('of more slides than the limit is too complex', async () => {
    const reading = readDeck([shape('a'), shape('b')], {}, { ...READING_LIMITS, pages: 1 })
    await expect(reading).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test('whose parts point outside the file finds nothing there', async () => {
    const { text } = await readDeck([shape('a')], {
      'ppt/slides/_rels/slide1.xml.rels': relations({
        '../../../../../../etc/passwd': 'notesSlide',
        'file:///etc/passwd': 'notesSlide',
      }),
    })
    expect(text.trim()).toBe('a')
  })
})
