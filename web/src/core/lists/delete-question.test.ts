import { expect, onTestFinished, test } from 'vitest'
import { switchLanguage } from '../../lib/language.ts'
import { deleteQuestion } from './delete-question.ts'

test.each([
  ['Cells', 'Delete “Cells”?'],
  ['What is on this image?', 'Delete “What is on this image?”'],
  ['頁框是什麼？ ', 'Delete “頁框是什麼？”'],
])('%j is asked for with one question mark', (title, question) => {
  expect(deleteQuestion(title)).toBe(question)
})

test('in Chinese too', async () => {
  onTestFinished(() => switchLanguage('en'))
  await switchLanguage('zh-hant')
  expect([deleteQuestion('細胞'), deleteQuestion('頁框是什麼？')]).toEqual(['刪除「細胞」？', '刪除「頁框是什麼？」'])
})
