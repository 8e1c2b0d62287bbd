import { expect, test } from 'vitest'
import { answerLanguage } from './answer-language.ts'

const talk = { material: '', reader: 'en' } as const

test.each([
  ['What is a stoma?', 'en'],
  ['stoma', 'en'],
  ['什麼是氣孔？', 'zh-hant'],
  ['什么是气孔？', 'zh-hans'],
  ['請解釋 photosynthesis', 'zh-hant'],
  ['mitochondrion 是什么？', 'zh-hans'],
  ['What does 光合作用 mean?', 'en'],
  ['Explain 「什麼是光合作用」 in the first line of my notes', 'en'],
  ['請用 the law of cosines 解釋這個圖', 'zh-hant'],
  ['光合作用 definition', 'zh-hant'],
])('%s is answered in %s, whatever the material and its reader', (question, language) => {
  for (const reader of ['en', 'zh-hant'] as const)
    for (const material of ['', 'A stoma is a pore.'])
      expect(answerLanguage({ questions: [question], material, reader })).toBe(language)
})

test('a question that does not tell its script is answered in that of the material, else of its reader', () => {
  const questions = ['光合作用？']
  expect(answerLanguage({ ...talk, questions, material: '这是一个关于细胞的学说。' })).toBe('zh-hans')
  expect(answerLanguage({ ...talk, questions, reader: 'zh-hans' })).toBe('zh-hans')
  expect(answerLanguage({ ...talk, questions })).toBe('zh-hant')
})

test('a question without words is answered as the one before it, else as the material is written, else as is read', () => {
  const questions = ['2 + 2 = ?']
  expect(answerLanguage({ ...talk, questions: [...questions, '什麼是氣孔？', 'What?'] })).toBe('zh-hant')
  expect(answerLanguage({ questions, material: '這是一個關於細胞的學說。', reader: 'zh-hans' })).toBe('zh-hant')
  expect(answerLanguage({ questions: [], material: 'A stoma is a pore.', reader: 'zh-hans' })).toBe('en')
  expect(answerLanguage({ questions: [], material: ' 1, 2 ', reader: 'zh-hans' })).toBe('zh-hans')
})

test('of the longest material no more than the beginning is read', () => {
  const material = `這是細胞。${'A cell is small. '.repeat(60_000)}`
  const begun = process.cpuUsage()
  expect(answerLanguage({ ...talk, questions: [], material })).toBe('en')
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000)
})
