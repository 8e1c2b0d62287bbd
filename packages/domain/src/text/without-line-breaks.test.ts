import { expect, test } from 'vitest'
import { withoutLineBreaks } from './without-line-breaks.ts'

test.each([
  ['分為內層的漿膜心包和外層的\n纖維心包。', '分為內層的漿膜心包和外層的纖維心包。'],
  ['主要由心肌細胞組成的心臟，\r\n  又稱心。', '主要由心肌細胞組成的心臟，又稱心。'],
  ['第一次\n世界大戰是從一九一四年到一九一八年\n的戰爭', '第一次世界大戰是從一九一四年到一九一八年的戰爭'],
])('%j is read as %j', (printed, read) => {
  expect(withoutLineBreaks(printed)).toBe(read)
})

test.each([
  'A cell is the\n  unit of life.',
  '一個真核生物的 cell\nwall',
  '細胞由以下各個部分組成：\n細胞膜、細胞核、細胞質和細胞器',
  '- 細胞膜\n- 細胞核',
  '烹調的各個步驟和時間\n1. 預熱\n2. 攪拌',
  '名稱\n細胞膜\n細胞核',
])('the lines of %j stay', (text) => {
  expect(withoutLineBreaks(text)).toBe(text)
})
