import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '../../core/study-html/sanitise-html.ts'
import { renderNotes } from './render-notes.ts'
import type { NotesOutput } from './tasks.ts'

const section = (about: Partial<NotesOutput['sections'][number]>) => ({
  heading: 'Light',
  key_terms: [],
  points: [],
  table: null,
  ...about,
})
const notes = (about: Partial<NotesOutput>): NotesOutput => ({ title: 'Cells', summary: [], sections: [], ...about })

describe('Notes as HTML', () => {
  test('have their title, summary, terms, points with details, and tables, in this order', () => {
    const html = renderNotes(
      notes({
        summary: ['Plants **make** sugar.'],
        sections: [
          section({
            key_terms: [{ term: '葉綠素', meaning: '吸收光的色素。' }],
            points: [
              { text: 'Light is absorbed.', details: ['by chlorophyll', 'in the thylakoid'] },
              { text: 'Oxygen leaves.', details: [] },
            ],
            table: {
              columns: ['', 'Light', 'Dark'],
              rows: [
                ['needs', 'light'],
                ['makes', 'ATP', 'sugar', 'too much'],
              ],
            },
          }),
        ],
      }),
    )
    expect(html).toBe(
      [
        '<h2>Cells</h2>',
        '<p>Plants <strong>make</strong> sugar.</p>',
        '<h3>Light</h3>',
        '<dl><dt>葉綠素</dt><dd>吸收光的色素。</dd></dl>',
        '<ul><li>Light is absorbed.<ul><li>by chlorophyll</li><li>in the thylakoid</li></ul></li><li>Oxygen leaves.</li></ul>',
        '<table><thead><tr><th></th><th>Light</th><th>Dark</th></tr></thead><tbody><tr><td>needs</td><td>light</td><td></td></tr><tr><td>makes</td><td>ATP</td><td>sugar</td></tr></tbody></table>',
      ].join('\n'),
    )
    expect(sanitiseHtml(html)).toBe(html)
  })

  test('keep formulas as they were written, and programs with their lines', () => {
    const html = renderNotes(
      notes({
        summary: ['It is $x^2$:\n```python\nif x < 1:\n    go()\n```\nand **so** on.'],
        sections: [section({ points: [{ text: 'Say\n```\na\n  b\n```', details: [] }] })],
      }),
    )
    expect(html).toBe(
      [
        '<h2>Cells</h2>',
        '<p>It is $x^2$:</p>',
        '<pre>if x &lt; 1:\n    go()</pre>',
        '<p>and <strong>so</strong> on.</p>',
        '<h3>Light</h3>',
        '<ul><li>Say\n<pre>a\n  b</pre></li></ul>',
      ].join('\n'),
    )
    expect(sanitiseHtml(html)).toBe(html)
  })

  test('hold no markup that a model wrote', () => {
    const hostile = '<img src=x onerror=alert(1)>"&\u0000\ud800'
    const html = renderNotes(
      notes({
        title: hostile,
        summary: [hostile],
        sections: [
          section({
            heading: hostile,
            key_terms: [{ term: hostile, meaning: hostile }],
            points: [{ text: `**${hostile}**`, details: [hostile] }],
            table: { columns: [hostile], rows: [[hostile]] },
          }),
        ],
      }),
    )
    expect(html).not.toMatch(/<img|\p{Cs}/u)
    expect(html).not.toContain('\u0000')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&amp;/g)).toHaveLength(9)
    expect(sanitiseHtml(html)).not.toMatch(/<img/)
  })

  test.each([
    ['no sections', notes({ summary: ['Something.'] })],
    ['a section of a heading alone', notes({ sections: [section({})] })],
    [
      'blanks',
      notes({
        sections: [section({ points: [{ text: ' ', details: ['x'] }], key_terms: [{ term: 'a', meaning: '' }] })],
      }),
    ],
  ])('are nothing where there is %s', (_what, output) => {
    expect(renderNotes(output)).toBe('')
  })

  test('set a section without a heading apart from one that has one', () => {
    const saying = (heading: string, text: string) => section({ heading, points: [{ text, details: [] }] })
    const sections = [saying('Light', 'One.'), saying(' ', 'Two.'), saying('', 'Three.'), saying('Dark', 'Four.')]
    const html = renderNotes(notes({ sections }))
    expect(html.split('\n')).toEqual([
      ...['<h2>Cells</h2>', '<h3>Light</h3>', '<ul><li>One.</li></ul>', '<hr />'],
      ...['<ul><li>Two.</li></ul>', '<ul><li>Three.</li></ul>', '<h3>Dark</h3>', '<ul><li>Four.</li></ul>'],
    ])
    expect(sanitiseHtml(html)).toBe(html)
  })

  test('leave out what is empty', () => {
    const points = [{ text: 'One.', details: ['', ' '] }]
    const table = { columns: ['a'], rows: [] }
    expect(renderNotes(notes({ title: ' ', sections: [section({ heading: '', points, table }), section({})] }))).toBe(
      '<ul><li>One.</li></ul>',
    )
  })
})
