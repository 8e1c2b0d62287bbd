import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import { PURPOSE_TAGS } from '@lectern/domain/recite'
import { expect, onTestFinished, test } from 'vitest'
import { say, switchLanguage } from '../../lib/language.ts'
import { purposeText } from './purpose-text.ts'

test('a purpose is called as it was chosen, the own words of its student behind the tags', () => {
  for (const tag of PURPOSE_TAGS) expect(purposeText(say, tag)).toBe(tag)
  expect(purposeText(say, 'Summary, Definitions, oral exam, in May')).toBe('Summary, Definitions, oral exam, in May')
})

test.each([
  [DEFAULT_PURPOSE, '一般溫習'],
  [PURPOSE_TAGS.join(', '), '詞彙表、重要概念、定義、溫習題、摘要、應試'],
  ['Exam-oriented, oral exam, Summary', '應試、oral exam, Summary'],
  ['中英對照', '中英對照'],
  ['toString', 'toString'],
])('in Chinese %s is called %s', async (purpose, called) => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  expect(purposeText(say, purpose)).toBe(called)
})
