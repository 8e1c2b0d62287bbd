import { expect, test } from 'vitest'
import { spokenLanguagesOf } from './spoken-language.ts'

test.each([
  ['A cell is the unit of life.', 'en-US'],
  ['La célula es la unidad de la vida.', 'en-US'],
  ['細胞是生命的基本單位，這個膜把它們圍起來。', 'zh-HK'],
  ['细胞是生命的基本单位，这个膜把它们围起来。', 'zh-CN'],
  ['在 Python 中，function 是可以重複使用的一段程式。', 'zh-HK'],
  ['細胞は生命の基本単位である。', 'ja-JP'],
  ['세포는 생명의 단위이다.', 'ko-KR'],
  ['Клетка — единица жизни.', 'ru-RU'],
  ['الخلية هي وحدة الحياة', 'ar-SA'],
  ['कोशिका जीवन की इकाई है', 'hi-IN'],
  ['เซลล์คือหน่วยของชีวิต', 'th-TH'],
])('%s is spoken about in %s', (text, language) => {
  expect(spokenLanguagesOf(text)[0]).toBe(language)
})

test('what shares its letters with other languages can be spoken about in each, and what has none in no language', () => {
  expect(spokenLanguagesOf('La cellule est une unité.')).toContain('fr-FR')
  expect(spokenLanguagesOf('La cellule est une unité.')).not.toContain('zh-CN')
  expect(spokenLanguagesOf('12 + 30 = 42')).toEqual([])
})
