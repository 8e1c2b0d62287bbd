import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referTo, replaceReferences } from '../media-reference.ts'
import { htmlOfMarkedText } from './html-of-marked-text.ts'
import { markedTextOfHtml, textOfHtml } from './marked-text-of-html.ts'

const textOf = (html: string) => markedTextOfHtml(html).text

describe('HTML of a card as marked text', () => {
  test.each([
    ['one<br>two', 'one\ntwo'],
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['one<div><br></div><div>two</div>', 'one\n\ntwo'],
    ['<p>one</p>\n<p>two</p>', 'one\ntwo'],
    ['  many \n spaces&nbsp; here ', 'many spaces here'],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | b\nc'],
    ['H<sub>2</sub>O and x<sup>n+1</sup>', 'H₂O and xⁿ⁺¹'],
    ['x<sup>ab</sup>', 'x^(ab)'],
    ['<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>', '漢字(かんじ)'],
    ['run <code>ls -l</code> now', 'run `ls -l` now'],
    ['<pre>def f():\n    return 1</pre>', '```\ndef f():\n    return 1\n```'],
    ['<pre><code>a<br>  b</code></pre>x', '```\na\n  b\n```\nx'],
    ['&lt;b&gt; &amp; &alpha; &#8594; &#x4e2d; &constructor; &nosuch;', '<b> & α → 中 &constructor; &nosuch;'],
    ['a < b and c > d', 'a < b and c > d'],
    ['\\(x\\)', '$x$'],
    ['\\( x_1 \\) and \\[ \\int f \\]', '$x_1$ and $$\\int f$$'],
    ['[$]a^2[/$] [$$]b[/$$] [latex]$c$[/latex]', '$a^2$ $$b$$ $c$'],
    ['[latex]\\begin{displaymath}x\\end{displaymath}[/latex]', '$$x$$'],
    ['\\(a word or two\\)', '\\(a word or two\\)'],
    ['it costs $5, not $10', 'it costs \\$5, not \\$10'],
    ['it costs $5', 'it costs $5'],
    ['<code>$x$</code>', '`$x$`'],
    ['{{c1::one <b>two</b>::hint}}', '{{c1::one two::hint}}'],
    ['<!-- note --><!DOCTYPE x>a<?php x ?>', 'a'],
    ['[anki:tts lang=en_US]word[/anki:tts]', 'word'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  test('pictures and sounds are references, until they have a name here', () => {
    const text = textOf('see <img alt="a  heart" src="h%C3%A9.png"> [sound:a &amp; b.mp3]<audio src=c.ogg></audio>')
    const marks = replaceReferences(text, ({ kind, fileName, alt }) => `<${kind} ${fileName} ${alt}>`)
    expect(marks).toBe('see <picture hé.png a heart> <sound a & b.mp3 ><sound c.ogg >')
    expect(referTo({ kind: 'sound', fileName: 'x', alt: '' })).toBe('\uE010sx\uE011\uE012')
  })

  test('whatever stands there, it ends, and in a time that grows with its length', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<b',
      '</',
      '<!--',
      '-->',
      '<pre>',
      '</pre>',
      '<sub>',
      '&',
      'a',
      ' ',
      '<script>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (tokens) => {
        expect(typeof textOf(tokens.join(''))).toBe('string')
      }),
    )
    for (const hostile of ['<a "', '<', '<!--', '<script>', '\\(', '[latex]', '<sup>', '&#', '<pre>'])
      expect(textOf(hostile.repeat(400_000)).length).toBeLessThan(8_000_000)
  })

  test('words alone have no marks', () => {
    expect(textOfHtml('<div>a</div><div>b&amp;c <img src=x></div>')).toBe('a b&c')
  })
})

describe('Marked text as HTML of a card', () => {
  test.each([
    ['a\nb', 'a<br>b'],
    ['1 < 2 & "x"', '1 &lt; 2 &amp; &quot;x&quot;'],
    ['$a<b$ and $$\\sum$$', '\\(a&lt;b\\) and \\[\\sum\\]'],
    ['```\nif a:\n    b\n```', '<pre><code>if a:\n    b</code></pre>'],
    ['`x<y`', '<code>x&lt;y</code>'],
    ['![a "heart"](0af.png)[sound:1.mp3]', '<img src="0af.png" alt="a &quot;heart&quot;">[sound:1.mp3]'],
    ['if x:\n    y', 'if x:<br>&nbsp;&nbsp;&nbsp;&nbsp;y'],
  ])('%j', (text, html) => {
    expect(htmlOfMarkedText(text)).toBe(html)
  })

  test('is read as it was written', () => {
    const words = fc.stringMatching(/^[a-z光合 .,<>&"0-9-]{1,30}$/).map((text) => text.replace(/\s+/g, ' ').trim())
    const piece = fc.oneof(
      words,
      fc.constantFrom('$x^2$', '$$\\sum_i i$$', '`a<b`', '```\nx = 1\n  y\n```', '{{c1::gap::hint}}'),
    )
    fc.assert(
      fc.property(fc.array(piece.filter(Boolean), { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.join('\n')
        expect(textOf(htmlOfMarkedText(text)).replace(/\n+/g, '\n')).toBe(text)
      }),
    )
  })
})
