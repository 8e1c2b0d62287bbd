import { expect, test } from 'vitest'
import { suggestTitle } from './content.ts'

test.each([
  ['', 'Cells\nA cell is…', 'Cells'],
  ['第一講_第一次世界大戰.pdf', '', '第一講 第一次世界大戰'],
  ['Week 3.pdf', 'A cell is…', 'Week 3'],
  ['', '# Cells\n\nA cell is…', 'Cells'],
  ['', '## **細胞** ##\n…', '細胞'],
  ['', 'C# for beginners\n…', 'C# for beginners'],
  ['', '  ', ''],
  ['', '字'.repeat(80), '字'.repeat(80)],
  ['', '字'.repeat(100), `${'字'.repeat(79)}…`],
  ['', '𠮷'.repeat(100), `${'𠮷'.repeat(79)}…`],
  ['', `${'A long topic '.repeat(6)}agrees`, `${'A long topic '.repeat(6).trim()}…`],
  ['', `${'A long topic '.repeat(6)}I agree`, `${'A long topic '.repeat(6)}I…`],
  ['', `A ${'x'.repeat(100)}`, `A ${'x'.repeat(77)}…`],
])('the material %j with the text %j suggests a title', (name, text, title) =>
  expect(suggestTitle(name, text)).toBe(title),
)
