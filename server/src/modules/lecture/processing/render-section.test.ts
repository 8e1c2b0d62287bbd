import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '../../../core/study-html/sanitise-html.ts'
import type { Explanation } from '../tasks.ts'
import { locateQuote, renderSection } from './render-section.ts'

type Block = Explanation['parts'][number]['blocks'][number]

const PAGES = [
  { page: 3, text: 'Osmosis is the diffusion of\nwater. It needs “no” energy.' },
  { page: 4, text: 'A cell – any cell – is small.' },
]
const block = (about: Partial<Block>): Block => ({ kind: 'text', text: '', items: [], columns: [], rows: [], ...about })
const part = (...blocks: Block[]) => ({ heading: 'Water', blocks, quote: null })
const explanation = (about: Partial<Explanation>): Explanation => ({
  title: 'Osmosis',
  parts: [],
  key_terms: [],
  questions: [],
  ...about,
})

describe('An explanation as HTML', () => {
  test('has each kind of block, the words of the page, and the terms; its badges say what it holds', () => {
    const parts = [
      {
        ...part(
          block({ text: 'Water **moves**.' }),
          block({ kind: 'example', text: 'Raisins swell.' }),
          block({ kind: 'note', text: 'It is not diffusion of salt.' }),
          block({ kind: 'list', items: ['one', 'two'] }),
          block({ kind: 'steps', items: ['first'] }),
          block({ kind: 'table', columns: ['A', 'B'], rows: [['1', '2']] }),
          block({ kind: 'code', text: '\n  if (a < b) {\n    go()\n  }\n' }),
          block({ kind: 'code', text: '```js\ngo()\n```' }),
        ),
        quote: { page: 3, text: 'Osmosis is the diffusion of water.' },
      },
    ]
    const made = renderSection(explanation({ parts, key_terms: [{ term: 'Osmosis', meaning: 'Moving water' }] }), PAGES)
    expect(made.html).toBe(
      [
        '<h3>Water</h3>',
        '<p>Water <strong>moves</strong>.</p>',
        '<p><strong>For example:</strong> Raisins swell.</p>',
        '<p><strong>Note:</strong> It is not diffusion of salt.</p>',
        '<ul><li>one</li><li>two</li></ul>',
        '<ol><li>first</li></ol>',
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
        '<pre>  if (a &lt; b) {\n    go()\n  }</pre>',
        '<pre>go()</pre>',
        '<blockquote>“Osmosis is the diffusion of water.” (page 3)</blockquote>',
        '<h3>Key terms</h3>',
        '<dl><dt>Osmosis</dt><dd>Moving water</dd></dl>',
      ].join('\n'),
    )
    expect(made.badges).toEqual(['Tables', 'Lists', 'Code', 'Notes', 'Text'])
    expect(sanitiseHtml(made.html)).toBe(made.html)
  })

  test('sets a part without a heading apart from one that has one', () => {
    const parts = [part(block({ text: 'One.' })), { ...part(block({ text: 'Two.' })), heading: ' ' }]
    const { html } = renderSection(
      explanation({ parts, key_terms: [{ term: 'Osmosis', meaning: 'Moving water' }] }),
      PAGES,
    )
    expect(html.split('\n')).toEqual([
      ...['<h3>Water</h3>', '<p>One.</p>', '<hr />', '<p>Two.</p>'],
      ...['<h3>Key terms</h3>', '<dl><dt>Osmosis</dt><dd>Moving water</dd></dl>'],
    ])
  })

  test('speaks the language of the pages', () => {
    const pages = [{ page: 1, text: '滲透作用是指水分子通過半透膜的過程，這個過程對細胞很重要。' }]
    const quote = { page: 1, text: '滲透作用是指水分子通過半透膜的過程' }
    const parts = [{ ...part(block({ kind: 'note', text: '不要混淆。' })), quote }]
    const { html } = renderSection(explanation({ parts, key_terms: [{ term: '滲透', meaning: '水的移動' }] }), pages)
    expect(html).toContain('<strong>注意:</strong>')
    expect(html).toContain('（第 1 頁）')
    expect(html).toContain('<h3>關鍵術語</h3>')
  })

  test('holds nothing of a hostile answer but its words', () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const parts = [part(block({ text }), block({ kind: 'code', text }), block({ kind: 'list', items: [text] }))]
    const { html } = renderSection(explanation({ parts }), PAGES)
    expect(html).not.toMatch(/<(?:script|img)/)
    expect(html).toContain('&lt;script&gt;')
  })

  test('is empty where nothing is explained, whatever its headings and terms', () => {
    const made = renderSection(
      explanation({ parts: [part(), part(block({ text: ' ' }))], key_terms: [{ term: 'a', meaning: 'b' }] }),
      PAGES,
    )
    expect(made).toMatchObject({ html: '', badges: [] })
  })

  test('leaves out questions without an answer', () => {
    const questions = [
      { question: 'Why?', answer: '' },
      { question: 'Where to?', answer: 'There.' },
    ]
    expect(renderSection(explanation({ questions }), PAGES).questions).toEqual(questions.slice(1))
  })
})

test.each([
  ['Osmosis is the diffusion of water.', 3, { page: 3, text: 'Osmosis is the diffusion of water.' }],
  ['"It needs "no" energy."', 3, { page: 3, text: 'It needs "no" energy.' }],
  ['a cell - any cell - is small', 9, { page: 4, text: 'a cell - any cell - is small' }],
  ['Osmosis is the diffusion of salt.', 3, null],
  ['is', 3, null],
  ['', 3, null],
])('The quote %j of page %i is found as %o', (text, page, found) => {
  expect(locateQuote({ page, text }, PAGES)).toEqual(found)
})
