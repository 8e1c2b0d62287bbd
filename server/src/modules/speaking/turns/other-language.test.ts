import { clipFailed, type SpeakingLanguage, wrongLanguage } from '@lectern/domain/speaking'
import { expect, test } from 'vitest'
import { speaker } from '../../../speaker.ts'
import { refuseOtherLanguage } from './other-language.ts'

test.each<[string, string | null, SpeakingLanguage[], string]>([
  ['我喜歡吃麵', null, ['en-US'], 'This sounded like Chinese, but the session is in English.'],
  ['I like eating noodles', null, ['zh-TW'], 'This sounded like English, but the session is in Chinese.'],
  ['Me gusta leer', 'spanish', ['en-US'], 'This sounded like Spanish, but the session is in English.'],
  ['Bonjour', 'fr', ['es-ES', 'it-IT'], 'This sounded like French, but the session is in Spanish.'],
])('%j, told as %s where %j is spoken, is another language', (text, language, languages, message) => {
  expect(() => refuseOtherLanguage(text, language, languages)).toThrow(message)
})

test.each<[string, string | null, SpeakingLanguage[]]>([
  ['我用 computer', 'cantonese', ['zh-HK']],
  ['OK', null, ['zh-TW']],
  ['I like noodles', 'english', ['zh-TW', 'en-US']],
  ['東京', 'japanese', ['ja-JP']],
  ['I like noodles', 'a language that nobody knows', ['en-US']],
])('%j, told as %s where %j is spoken, is taken', (text, language, languages) => {
  expect(() => refuseOtherLanguage(text, language, languages)).not.toThrow()
})

test('Another language, and which part it was heard in, are told in the student’s own', () => {
  const failed = clipFailed(2, wrongLanguage('en-US', 'fr'))
  expect(speaker.word('en', failed)).toBe('Part 2: This sounded like French, but the session is in English.')
  expect(speaker.word('zh-hans', failed)).toBe('第 2 部分：听起来是法语，但这次练习用的是英语。')
})
