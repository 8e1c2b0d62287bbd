import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'
import { toWordDocument } from './word-document.ts'

const HTML = `<h2>光合作用</h2><p>A <strong>pigment</strong>; H<sub>2</sub>O &amp; more<br>lines</p><h3>Parts</h3>
<dl><dt>Stoma</dt><dd>A pore.</dd></dl><ul><li>One<ul><li>Deeper</li></ul></li></ul><ol><li>First</li></ol>
<ol><li>Anew</li></ol><table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>
<pre>if (a) {
  go()</pre><p class="failed-chunk">It failed.</p>`

/** The parts of the document, as a reader unpacks them. */
async function partsOf(html: string): Promise<(path: string) => Document> {
  const document = await toWordDocument('Notes: 光合作用', readHtml(html))
  const parts = unzipSync(new Uint8Array(await document.arrayBuffer()))
  return (path) => new DOMParser().parseFromString(new TextDecoder().decode(parts[path]), 'text/xml')
}

const texts = (root: Element): string =>
  [...root.querySelectorAll('*')]
    .filter(({ tagName }) => tagName === 'w:t' || tagName === 'w:br')
    .map(({ tagName, textContent }) => (tagName === 'w:br' ? '\n' : textContent))
    .join('')
const tagged = (root: Document | Element, name: string): Element[] =>
  [...root.querySelectorAll('*')].filter(({ tagName }) => tagName === name)

test('A Word document holds headings, lists, tables and emphasis as Word knows them', async () => {
  const part = await partsOf(HTML)
  const document = part('word/document.xml')
  const styled = tagged(document, 'w:p').map((paragraph) => [
    tagged(paragraph, 'w:pStyle')[0]?.getAttribute('w:val') ?? '',
    texts(paragraph),
  ])
  expect(styled.filter(([, text]) => text)).toEqual([
    ['Title', 'Notes: 光合作用'],
    ['Heading1', '光合作用'],
    ['', 'A pigment; H2O & more\nlines'],
    ['Heading2', 'Parts'],
    ['', 'Stoma: A pore.'],
    ['ListParagraph', 'One'],
    ['ListParagraph', 'Deeper'],
    ['ListParagraph', 'First'],
    ['ListParagraph', 'Anew'],
    ['', 'A'],
    ['', 'B'],
    ['', '1'],
    ['', 'if (a) {\n  go()'],
    ['', 'It failed.'],
  ])
  expect(tagged(document, 'w:tbl')).toHaveLength(1)
  expect(tagged(document, 'w:tr').map((row) => tagged(row, 'w:tc').length)).toEqual([2, 2])
  expect(tagged(document, 'w:vertAlign').map((mark) => mark.getAttribute('w:val'))).toEqual(['subscript'])
  expect(tagged(document, 'w:color').map((mark) => mark.getAttribute('w:val'))).toEqual(['A02F28'])
})

test('each numbered list begins anew', async () => {
  const part = await partsOf(HTML)
  const numbered = tagged(part('word/document.xml'), 'w:numPr').map((mark) => [
    tagged(mark, 'w:ilvl')[0]?.getAttribute('w:val'),
    tagged(mark, 'w:numId')[0]?.getAttribute('w:val'),
  ])
  expect(numbered.map(([level]) => level)).toEqual(['0', '1', '0', '0'])
  expect(new Set(numbered.map(([, id]) => id)).size).toBe(4)
})

test.each([
  ['光合作用是綠色植物製造養分的過程。', 'PMingLiU', 'zh-TW'],
  ['这个过程为我们提供氧，发生在叶绿体。', 'SimSun', 'zh-CN'],
])('Chinese is set in a font that has it: %s', async (text, font, language) => {
  const part = await partsOf(`<p>${text}</p>`)
  const [defaults] = tagged(part('word/styles.xml'), 'w:rPrDefault')
  expect(tagged(defaults!, 'w:rFonts')[0]?.getAttribute('w:eastAsia')).toBe(font)
  expect(tagged(defaults!, 'w:lang')[0]?.getAttribute('w:eastAsia')).toBe(language)
})

test('what no XML can hold does not break the document', async () => {
  const document = await toWordDocument('a\u0000b', [{ kind: 'paragraph', runs: [{ text: 'x\u0001\ud800y <&>' }] }])
  const parts = unzipSync(new Uint8Array(await document.arrayBuffer()))
  const xml = new TextDecoder().decode(parts['word/document.xml'])
  expect(xml).not.toContain('\u0001')
  expect(xml).toContain('&lt;&amp;&gt;')
})

test('formulas are Word’s own, and those it has no sign for stand as they were written', async () => {
  const part = await partsOf(
    '<p>The area is $\\pi r^2$ or $$\\frac{a}{b}$$; $\\nosuchcommand{x}$, `f(x)`, $5 or $10.</p><ul><li>So:<pre>if (a) {\n  go()</pre></li></ul>',
  )
  const document = part('word/document.xml')
  expect(tagged(document, 'm:oMath')).toHaveLength(2)
  expect(tagged(document, 'm:f')).toHaveLength(1)
  expect(tagged(document, 'm:sSup')).toHaveLength(1)
  const written = tagged(document, 'w:p').map(texts)
  expect(written).toContain('The area is  or ; \\nosuchcommand{x}, f(x), $5 or $10.')
  expect(written).toContain('So:\nif (a) {\n  go()')
})

test('Chinese is never slanted: its emphasis is a dot, its quotes are set in alone', async () => {
  const part = await partsOf(
    '<p>An <em>enzyme</em> and <em>光合作用</em>.</p><blockquote>Water <em>moves</em>.</blockquote><blockquote>水會<em>移動</em>。</blockquote>',
  )
  const runs = tagged(part('word/document.xml'), 'w:r')
  const marked = (name: string) => runs.filter((run) => tagged(run, name).length > 0).map(texts)
  expect(marked('w:i')).toEqual(['enzyme', 'Water ', 'moves', '.'])
  expect(marked('w:em')).toEqual(['光合作用', '移動'])
})
