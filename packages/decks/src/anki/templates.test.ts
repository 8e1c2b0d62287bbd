import { describe, expect, test } from 'vitest'
import { fieldsOf, parseTemplate, renderTemplate } from './templates.ts'

const render = (template: string, fields: Record<string, string>): string =>
  renderTemplate(parseTemplate(template), { fields: new Map(Object.entries(fields)) })

describe('A section of a template', () => {
  test.each([
    ['stands where its field says something', '{{#Hint}}({{Hint}}){{/Hint}}', { Hint: 'a city' }, '(a city)'],
    ['is left out where its field is empty', 'a{{#Hint}}({{Hint}}){{/Hint}}b', { Hint: '' }, 'ab'],
    ['takes what only looks like something for empty', '{{#Hint}}x{{/Hint}}', { Hint: ' <br><div></div> ' }, ''],
    ['takes a picture for something', '{{#Hint}}x{{/Hint}}', { Hint: '<img src=a.png>' }, 'x'],
    ['takes a field that is not there for empty', '{{#Gone}}x{{/Gone}}{{^Gone}}y{{/Gone}}', {}, 'y'],
    ['that is turned round stands where its field is empty', '{{^Hint}}none{{/Hint}}', { Hint: '' }, 'none'],
    ['that is turned round is left out where it says something', '{{^Hint}}none{{/Hint}}', { Hint: 'x' }, ''],
    ['within another needs both fields', '{{#A}}a{{#B}}b{{/B}}{{^B}}no b{{/B}}{{/A}}', { A: '1', B: '' }, 'ano b'],
    ['within one that is left out is left out', '{{#A}}a{{#B}}b{{/B}}{{/A}}c', { A: '', B: '1' }, 'c'],
    ['without its end goes to the end', 'a{{#A}}b{{B}}', { A: '', B: '1' }, 'a'],
    ['ends those within it that have no end', '{{#A}}a{{#B}}b{{/A}}c', { A: '1', B: '' }, 'ac'],
    ['that begins nowhere ends nothing', 'a{{/A}}b', { A: '' }, 'ab'],
    ['may have spaces in its marks', '{{# Hint }}x{{/ Hint }}', { Hint: '1' }, 'x'],
    ['in a comment is none', 'a<!-- {{#A}} -->b', { A: '' }, 'ab'],
  ])('%s', (_, template, fields, shown) => {
    expect(render(template, fields)).toBe(shown)
  })

  test('has its fields counted like all others', () => {
    expect(fieldsOf(parseTemplate('{{A}}{{#B}}{{hint:C}}{{^D}}{{kana:furigana:E}}{{/D}}{{/B}}'))).toEqual([
      { name: 'A', filters: [] },
      { name: 'C', filters: ['hint'] },
      { name: 'E', filters: ['furigana', 'kana'] },
    ])
  })
})

describe('A filter', () => {
  const WORD = '<b>漢字[かんじ]</b> と 仮名[かな]'
  test.each([
    ['furigana', WORD, '<b>漢字(かんじ)</b> と仮名(かな)'],
    ['kanji', WORD, '<b>漢字</b> と仮名'],
    ['kana', WORD, '<b>かんじ</b> とかな'],
    ['furigana', 'hund [sound:hund.mp3]', 'hund [sound:hund.mp3]'],
    ['kanji', '犬[sound:inu.mp3]', '犬[sound:inu.mp3]'],
    ['kana', '犬[sound:inu.mp3]', '犬[sound:inu.mp3]'],
    ['hint', 'what a hint hides stands open', 'what a hint hides stands open'],
    ['text', 'a <b>bold</b> &amp; plain word', 'a bold & plain word'],
    ['tts en_US voices=Apple_Otoya', 'read aloud', ''],
    ['unheard-of', 'as it is', 'as it is'],
  ])('%s: %j gives %j', (filter, field, shown) => {
    expect(render(`{{${filter}:Word}}`, { Word: field })).toBe(shown)
  })

  test('that stands nearer to the field comes first', () => {
    expect(render('{{kana:text:Word}}', { Word: '<b>漢字[かんじ]</b>' })).toBe('かんじ')
  })

  test('writes no field into another', () => {
    expect(render('{{A}}', { A: '{{B}}', B: 'never shown' })).toBe('{{B}}')
  })
})
