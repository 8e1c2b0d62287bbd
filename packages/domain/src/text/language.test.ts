import { expect, test } from 'vitest'
import { writtenLanguage } from './language.ts'

test.each([
  ['Osmosis is the movement of water.', 'en'],
  ['', 'en'],
  ['这是一个关于细胞的学说。', 'zh-Hans'],
  ['這是一個關於細胞的學說。', 'zh-Hant'],
  ['ATP（三磷酸腺苷）這個分子', 'zh-Hant'],
  ['The word 水 means water in Chinese', 'en'],
])('%s is written in %s', (text, language) => expect(writtenLanguage(text)).toBe(language))
