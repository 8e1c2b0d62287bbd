import { expect, test } from 'vitest'
import { asksOfTheWhole } from './asks-of-the-whole.ts'

test.each([
  'Summarise all.',
  'Please summarize my notes in ten lines',
  'Give me an overview of this chapter',
  'What are the main points?',
  'List all the dates in the text',
  'What is this book about?',
  'What are the key terms of the whole lecture?',
  'Go through it chapter by chapter',
  '總結全部內容',
  '请概括这篇文章的主要观点',
  '這份筆記講了些什麼？',
  '列出所有定义',
  '這一章的重點是甚麼？',
  '每一章讲什么',
])('%s asks of the whole', (question) => expect(asksOfTheWhole(question)).toBe(true))

test.each([
  'What is a stoma?',
  'Why does photosynthesis slow down at noon?',
  'How is a page fault handled?',
  'What does the author say about Calvin?',
  'Is the answer in the notes?',
  '什麼是頁框？',
  '光合作用為什麼在中午變慢？',
  '缺页时操作系统做什么？',
])('%s asks of a part', (question) => expect(asksOfTheWhole(question)).toBe(false))
