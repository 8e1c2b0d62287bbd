import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { buildZip } from '../../../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { READING_LIMITS } from '../limits.ts'
import { withoutMarks } from '../page-marks.ts'
import { readDocx } from './read-docx.ts'

const write = temporaryFolder()

const styles = `<w:styles>
  <w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Chapter"><w:name w:val="Chapter"/><w:basedOn w:val="H1"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>
</w:styles>`

const level = (index: number, format: string, pattern: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">${level(0, 'bullet', '')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="2">${level(0, 'chineseCounting', '第%1章')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>
  <w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>
</w:numbering>`

const readBody = async (body: string, others: Record<string, string> = {}): Promise<string> =>
  withoutMarks((await readWhole(body, others)).text).trim()

async function readWhole(body: string, others: Record<string, string> = {}) {
  const parts = { 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...others }
  const zip = buildZip(Object.entries(parts).map(([name, content]) => ({ name, content })))
  await using file = await open(write('document.docx', zip))
  return await readDocx(file, READING_LIMITS)
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const paragraph = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`
const style = (id: string) => `<w:pStyle w:val="${id}"/>`
const item = (text: string, list: number, depth = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`)
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`).join('')}</w:tr>`

describe('A Word document', () => {
  test('has its paragraphs apart, breaks and tabs within them kept', async () => {
    const broken = '<w:p><w:r><w:t>one</w:t><w:br/><w:t>two</w:t><w:tab/><w:t>three</w:t></w:r></w:p>'
    expect(await readBody(paragraph('A &amp; B') + broken)).toBe('A & B\n\none\ntwo\tthree')
  })

  test('takes no tab stops for tabs', async () => {
    expect(await readBody(paragraph('text', '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>'))).toBe('text')
  })

  test('numbers and marks its lists, a line an item', async () => {
    const body = [
      item('x', 1),
      item('y', 1),
      paragraph('Then:'),
      item('a', 2),
      item('b', 2),
      item('deep', 2, 1),
      item('c', 2),
    ]
    expect(await readBody(body.join(''), { 'word/numbering.xml': numbering })).toBe(
      '• x\n• y\n\nThen:\n\n1. a\n2. b\n2.a) deep\n3. c',
    )
  })

  test('counts a list that begins anew by itself, and goes on with one that does not', async () => {
    const body = [item('a', 2), item('e', 4), item('b', 5), item('f', 4)]
    expect(await readBody(body.join(''), { 'word/numbering.xml': numbering })).toBe('1. a\n5. e\n2. b\n6. f')
  })

  test('has its headings by their level, as their style or they themselves say, each behind a mark of our own', async () => {
    const outline = (level: number) => `<w:outlineLvl w:val="${level}"/>`
    const body = [
      paragraph('The whole', style('T')),
      paragraph('頁框', style('Chapter')),
      paragraph('a \ufdd1\ufdd0 b'),
      paragraph('Own', outline(1)),
      paragraph('None', style('H1') + outline(9)),
      `<w:tbl>${row(paragraph('In a table', style('H1')))}</w:tbl>`,
      paragraph(' ', style('H1')),
    ]
    const title = styles.replace('</w:styles>', '<w:style w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>')
    const others = { 'word/styles.xml': title, 'word/numbering.xml': numbering }
    const { text, headings } = await readWhole(body.join(''), others)
    expect(headings).toEqual([
      { title: '第一章 頁框', level: 1 },
      { title: 'Own', level: 2 },
    ])
    expect(text.trim()).toBe('The whole\n\n\ufdd1第一章 頁框\n\na  b\n\n\ufdd1Own\n\nNone\n\nIn a table')
  })

  test('numbers headings by what their style inherits', async () => {
    const body = paragraph('頁框', style('Chapter')) + paragraph('文') + paragraph('分頁', style('Chapter'))
    const others = { 'word/styles.xml': styles, 'word/numbering.xml': numbering }
    expect(await readBody(body, others)).toBe('第一章 頁框\n\n文\n\n第二章 分頁')
  })

  test('has a line for each table row with tabs between cells, tables within cells included', async () => {
    const inner = `<w:tbl>${row('p', 'q')}</w:tbl>${paragraph('after')}`
    const body = `<w:tbl>${row('a', 'b')}${row(inner, paragraph('c') + paragraph('d'))}${row('', '')}</w:tbl>`
    expect(await readBody(body)).toBe('a\tb\np q after\tc d')
  })

  test('keeps inserted text, leaves out deleted and moved-away text and field codes', async () => {
    const body = `<w:p><w:ins>${run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>
      <w:moveFrom>${run('gone')}</w:moveFrom><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`
    expect(await readBody(body)).toBe('new')
  })

  test('gives a text box once, and what it stands in', async () => {
    const box = `<w:txbxContent>${paragraph('boxed')}</w:txbxContent>`
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
    expect(await readBody(`<w:p>${run('host')}<w:r>${both}</w:r></w:p>`)).toBe('boxed\n\nhost')
  })

  test('keeps formulas, leaves out readings over characters', async () => {
    const ruby = `<w:ruby><w:rt>${run('yè')}</w:rt><w:rubyBase>${run('頁')}</w:rubyBase></w:ruby>`
    const body = `<w:p><m:oMath><m:r><m:t>E=mc</m:t></m:r></m:oMath><w:r>${ruby}</w:r></w:p>`
    expect(await readBody(body)).toBe('E=mc頁')
  })

  test('has its footnotes after the text', async () => {
    const footnotes = `<w:footnotes><w:footnote>${paragraph('a note')}</w:footnote></w:footnotes>`
    expect(await readBody(paragraph('text'), { 'word/footnotes.xml': footnotes })).toBe('text\n\na note')
  })

  test('may keep its text in a part of another name', async () => {
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
    const others = {
      '_rels/.rels': `<Relationships><Relationship Id="r" Type="${relation}" Target="/word/document2.xml"/></Relationships>`,
      'word/document2.xml': `<w:document>${paragraph('the newer one')}</w:document>`,
    }
    expect(await readBody(paragraph('the older one'), others)).toBe('the newer one')
  })

  test('nested without end is too complex', async () => {
    await expect(readBody('<w:p>'.repeat(3_000))).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test('with more text than the limit is too complex', async () => {
    await expect(readBody(paragraph('x'.repeat(5_000_000)))).rejects.toMatchObject({ reason: 'too_complex' })
  })

  test.each([
    ['declares a document type', '<!DOCTYPE a [<!ENTITY e "x">]><a/>'],
    ['is not well-formed', '<a><b></a>'],
    ['names an undeclared entity', '<a>&e;</a>'],
  ])('whose XML %s is broken', async (_, xml) => {
    await expect(readBody('', { 'word/document.xml': xml })).rejects.toMatchObject({ reason: 'broken' })
  })
})
