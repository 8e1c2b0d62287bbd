import { describe, expect, test } from 'vitest'
import { readHtmlText } from './read-html-text.ts'
import { sanitiseHtml } from './sanitise-html.ts'

describe('Sanitised HTML', () => {
  test('keeps the structure of notes as it is', () => {
    const html =
      '<h2>光合作用 &amp; 呼吸</h2><h3>Light</h3><p>A <strong>pigment</strong> absorbs <em>light</em>; H<sub>2</sub>O.</p>' +
      '<dl><dt>Stoma</dt><dd>A pore.</dd></dl><ul><li>One<ul><li>Deeper</li></ul></li></ul><ol><li>First</li></ol>' +
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>' +
      '<blockquote>Said.</blockquote><pre>if (a) {\n  go()\n}</pre><p class="failed-chunk">Part 2 of 3: it failed.</p>'
    expect(sanitiseHtml(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>Cells', 'Cells'],
    ['<style>*{display:none}</style>Cells', 'Cells'],
    ['<p onclick="alert(1)" style="position:fixed" id="root">Cells</p>', '<p>Cells</p>'],
    ['<p class="fixed inset-0">Cells</p>', '<p>Cells</p>'],
    ['<p class="failed-chunk fixed">Cells</p>', '<p class="failed-chunk">Cells</p>'],
    ['<img src="https://evil.example/pixel.png" onerror="alert(1)">Cells', 'Cells'],
    ['<a href="javascript:alert(1)">Cells</a>', 'Cells'],
    ['<a href="https://evil.example">Cells</a>', 'Cells'],
    ['<svg><script>alert(1)</script><text>Cells</text></svg>', 'Cells'],
    ['<iframe src="https://evil.example"></iframe>Cells', 'Cells'],
    ['<form action="/api/users/delete-account/"><input name="email"><button>Cells</button></form>', 'Cells'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>Cells', '<table>Cells</table>'],
    ['<h1>Cells</h1>', 'Cells'],
    ['<p>Cells', '<p>Cells</p>'],
    ['Cells</p></div>', 'Cells<p></p>'],
    ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
    ['<p>1 < 2 && "3" > 2</p>', '<p>1 &lt; 2 &amp;&amp; "3" &gt; 2</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">Cells</noscript>', '<p>Cells</p>'],
    ['<!--><img src=x onerror=alert(1)>-->Cells', expect.not.stringMatching(/<img|onerror=alert\(1\)>$/)],
    ['<textarea><img src=x onerror=alert(1)></textarea>Cells', 'Cells'],
  ])('%s becomes %s', (hostile, harmless) => {
    expect(sanitiseHtml(hostile)).toEqual(harmless)
  })

  test('is flat where it was nested deeper than any reader, and repeats itself exactly', () => {
    const flat = sanitiseHtml(`${'<ul><li>'.repeat(200)}Cells${'</li></ul>'.repeat(200)}`)
    expect(flat.match(/<ul>/g)?.length ?? 0).toBeLessThan(25)
    expect(flat).toContain('Cells')
    expect(sanitiseHtml(flat)).toBe(flat)
  })

  test.each(['<b>', '<ul><li>', '<b></x>', '<p>', '<B/>'])(
    'of a million characters of %s comes within seconds',
    (tag) => {
      const begun = process.cpuUsage()
      expect(sanitiseHtml(tag.repeat(1_000_000 / tag.length))).toBe('')
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
    },
  )

  test('of long, sound notes is whole', () => {
    const html = '<h2>Cells</h2><ul><li>A <strong>cell</strong></li></ul><br /><hr />'.repeat(400)
    expect(sanitiseHtml(html)).toBe(html)
  })
})

test('The words of HTML stand a line a block, with their characters', () => {
  const html =
    '<h2>A &amp; B</h2><dl><dt>Stoma</dt><dd>A pore.</dd></dl><ul><li>One<ul><li>Two</li></ul></li></ul>' +
    '<table><tr><th>x</th><th>y</th></tr><tr><td>1 &lt; 2</td><td>3</td></tr></table><p>先<br />後</p>'
  expect(readHtmlText(html)).toBe('A & B\nStoma\nA pore.\nOneTwo\nx y\n1 < 2 3\n先\n後')
})
