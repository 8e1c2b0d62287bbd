import { expect, test } from 'vitest'
import { isMarkup } from './markup.ts'

test.each([
  ['<!DOCTYPE html>\n<p>Cells</p>', true],
  ['\n  <html lang="en"><body>Cells</body></html>', true],
  ['<!-- saved by a browser -->\n<HTML>', true],
  ['<?xml version="1.0"?><note/>', true],
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', true],
  ['<note><to>Mei</to></note>\n', true],
  ['<script>alert(1)</script>', true],
  ['{\\rtf1 text}', true],
  ['<p> opens a paragraph in HTML, and </p> ends it. Both are tags.', false],
  ['<div align="center">\n\n# Cells\n\n</div>\n\nA cell is the unit of life.', false],
  ['x < y, and y > z', false],
  ['<3 biology', false],
  ['', false],
])('%j is markup: %s', (text, expected) => {
  expect(isMarkup(text)).toBe(expected)
})

test('Of a long text the end counts as well', () => {
  expect(isMarkup('<note>A cell is', 'the unit of life.</note>')).toBe(true)
  expect(isMarkup('<note>A cell is', 'the unit of life.')).toBe(false)
})

test('A text that only opens comments takes no longer than any other', () => {
  expect(isMarkup('<!-- '.repeat(20_000))).toBe(false)
})
