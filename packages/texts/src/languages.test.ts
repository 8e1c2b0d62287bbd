import { expect, test } from 'vitest'
import { chooseLanguage } from './languages.ts'

test.each([
  [['zh-HK', 'en'], 'zh-hant'],
  [['zh-TW'], 'zh-hant'],
  [['zh-MO'], 'zh-hant'],
  [['yue'], 'zh-hant'],
  [['zh-Hant-CN'], 'zh-hant'],
  [['zh'], 'zh-hans'],
  [['zh-SG'], 'zh-hans'],
  [['zh-Hans-HK'], 'zh-hans'],
  [['fr-FR', 'zh-CN', 'en'], 'zh-hans'],
  [['en-GB', 'zh-CN'], 'en'],
  [['fr', 'de'], 'en'],
  [['*'], 'en'],
  [['not a tag', '', 'zh-TW'], 'zh-hant'],
  [[], 'en'],
])('%j is spoken to in %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language)
})
