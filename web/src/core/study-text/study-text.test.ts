import { describe, expect, test } from 'vitest'
import { languageOf, scriptOf } from './language.ts'
import { outlineOf } from './outline.ts'
import { toPlainText } from './plain-text.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const HTML = [
  '<h2>光合作用 &amp; light</h2>',
  '<p>A <strong>pigment</strong> absorbs <em>light</em>; H<sub>2</sub>O, <code>a&lt;b</code>.</p>',
  '<h3>Parts</h3>',
  '<dl><dt>Stoma</dt><dd>A pore.</dd></dl>',
  '<ul><li>One<ol><li>Deeper</li><li>Still</li></ol></li><li>Two</li></ul>',
  '<table><tr><th>A</th><th></th></tr><tr><td>1</td><td>two</td></tr></table>',
  '<blockquote>Said.</blockquote>',
  '<hr>',
  '<pre>if (a &lt; b) {\n  go()\n}</pre>',
  '<ol><li>So:<pre>a = [\n  1,\n]</pre></li></ol>',
  '<p>先<br>後</p>',
  '<p class="failed-chunk">Part 2 of 3: Network error during note generation</p>',
].join('\n')

describe('Study text', () => {
  test('is the same after it was written and read again', () => {
    const text = readHtml(HTML)
    expect(text.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'terms',
      'list',
      'table',
      'quote',
      'break',
      'code',
      'list',
      'paragraph',
      'paragraph',
    ])
    expect(writeHtml(text)).toBe(HTML)
    expect(readHtml(writeHtml(text))).toEqual(text)
    expect(text.at(-1)).toMatchObject({ isFailure: true })
  })

  test('takes the server’s table with its head and body', () => {
    const html = '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'
    expect(readHtml(html)).toEqual([{ kind: 'table', header: [[{ text: 'A' }]], rows: [[[{ text: '1' }]]] }])
  })

  test('takes a table without titles of its columns', () => {
    const html = '<table><tbody><tr><td>1665</td><td>Hooke</td></tr></tbody></table>'
    const rows = [[[{ text: '1665' }], [{ text: 'Hooke' }]]]
    expect(readHtml(html)).toEqual([{ kind: 'table', header: [], rows }])
    expect(readHtml(writeHtml(readHtml(html)))).toEqual(readHtml(html))
  })

  test.each([
    ['<script>alert(1)</script><p>Cells</p>', '<p>Cells</p>'],
    ['<p onclick="alert(1)" id="x" class="fixed inset-0">Cells</p>', '<p>Cells</p>'],
    ['<img src="https://evil.example/x.png" onerror="alert(1)"><p>Cells</p>', '<p>Cells</p>'],
    ['<p><a href="javascript:alert(1)">Cells</a></p>', '<p>Cells</p>'],
    ['<svg onload="alert(1)"><text>no</text></svg>Cells', '<p>Cells</p>'],
    ['<div><div><h1>Cells</h1>loose<p>more</p></div></div>', '<h2>Cells</h2>\n<p>loose</p>\n<p>more</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><style>*{}</style>Cells', '<p>Cells</p>'],
    ['<p>&lt;img src=x onerror=alert(1)&gt;</p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<ul><li></li></ul><p> </p><h2></h2>', ''],
    [' \n ', ''],
  ])('of %s is only %s', (hostile, harmless) => {
    expect(writeHtml(readHtml(hostile))).toBe(harmless)
  })

  test('of HTML nested without end is read without failing', () => {
    expect(() => readHtml(`${'<div>'.repeat(3000)}Cells`)).not.toThrow()
    expect(() => readHtml(`${'<ul><li>'.repeat(1000)}Cells`)).not.toThrow()
  })

  test('has its headings as an outline', () => {
    expect(outlineOf(readHtml(HTML))).toEqual([
      { id: 'section-1', level: 2, title: '光合作用 & light' },
      { id: 'section-3', level: 3, title: 'Parts' },
    ])
  })

  test('is plain text with its structure in characters', () => {
    expect(toPlainText(readHtml(HTML))).toBe(
      `光合作用 & light
================

A pigment absorbs light; H2O, a<b.

Parts
-----

Stoma: A pore.

- One
  1. Deeper
  2. Still
- Two

A\t
1\ttwo

Said.

* * *

if (a < b) {
  go()
}

1. So:
a = [
  1,
]

先
後

Part 2 of 3: Network error during note generation`,
    )
  })

  test.each([
    ['光合作用是綠色植物的過程。', 'zh-Hant'],
    ['光合作用是绿色植物发生的过程，这个过程为我们提供氧。', 'zh-Hans'],
    ['Photosynthesis (光合作用) is a process.', undefined],
  ])('%s is in %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})

test.each([
  ['什么是页表？请说明。', 'zh-Hans'],
  ['什麼是頁表？請說明。', 'zh-Hant'],
  ['光合作用', undefined],
  ['什麼是 RAM？', 'zh-Hant'],
  ['解釋 mitochondria 的功能', 'zh-Hant'],
  ['用 Python 写一个函数，让它返回 true', 'zh-Hans'],
  ['What does 學習 mean?', undefined],
  ['What is a page table?', 'en'],
  ['What is the angle θ?', 'en'],
  ['What does van der Waals say of the forces?', 'en'],
  ['10 m per second per second', 'en'],
  ['Glucose', 'en'],
  ['El Nino', 'en'],
  ['The song La vie en rose is by Edith Piaf', 'en'],
  ['O + O', undefined],
  ['UN, LA and DES are abbreviations', 'en'],
  ['Cual es la capital de Francia?', 'es'],
  ['el perro', 'es'],
  ['der Hund', 'de'],
  ['Wie ist das Wetter auf dem Berg?', 'de'],
  ['Quel est le nom de la reine?', 'fr'],
  ['La cellula della pianta', 'it'],
  ['Dove sono le cellule della pianta e della foglia?', 'it'],
  ['Quando foi a guerra dos mascates?', 'pt'],
  ['¿Qué es la fotosíntesis?', undefined],
  ['RAM이란 무엇인가?', undefined],
  ['RAMとは', undefined],
  ['Τι είναι RAM;', undefined],
  ['$E = mc^2$', undefined],
  ['$F_\\text{net}$ = 光', undefined],
  ['$F_\\text{net}$?', undefined],
])('%s is drawn with the forms of %s', (text, script) => {
  expect(scriptOf(text)).toBe(script)
})
