import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markWords } from './marks.ts'

const marks = (sentence: string, heard: string) =>
  markWords(sentence, heard).map(({ text, mark, heard: other }) =>
    mark === 'right' ? text : `${text} ${mark}${other === null ? '' : ` ${other}`}`,
  )

describe('Words of a repeated sentence', () => {
  test.each<[string, string, string[]]>([
    ['We eat dinner together.', 'we eat dinner together', ['We', 'eat', 'dinner', 'together']],
    ['We eat dinner together.', '', ['We missed', 'eat missed', 'dinner missed', 'together missed']],
    [
      'My mother works in a hospital.',
      'my mother work in hospital',
      ['My', 'mother', 'works near work', 'in', 'a missed', 'hospital'],
    ],
    ['Their house is by the sea.', 'there house is buy the see', ['Their', 'house', 'is', 'by', 'the', 'sea']],
    ['It costs twenty dollars.', 'it costs 20 dollars', ['It', 'costs', 'twenty', 'dollars']],
    ['I run every day.', 'um i run everyday you know', ['I', 'run', 'every', 'day']],
    ['The pancakes are good.', 'the pan cakes are good', ['The', 'pancakes', 'are', 'good']],
    ['I like the ship.', 'i like the sheep', ['I', 'like', 'the', 'ship near sheep']],
    ['I like the ship.', 'i like a banana', ['I', 'like', 'the missed a', 'ship missed banana']],
    ["Don't go.", 'dont go', ["Don't", 'go']],
    ['Café olé', 'café ole', ['Café', 'olé near ole']],
  ])('%j heard as %j', (sentence, heard, expected) => {
    expect(marks(sentence, heard)).toEqual(expected)
  })

  test.each<[string, string, string[]]>([
    ['我喜歡喝水。', '我喜歡喝水', ['我', '喜', '歡', '喝', '水']],
    // What a recogniser writes in another script, or with another character of the same sound, was said rightly.
    ['她學習歷史。', '他学习历史', ['她', '學', '習', '歷', '史']],
    ['我要買書。', '我要賣書', ['我', '要', '買 near 賣', '書']],
    ['他是四班的。', '他是十班的', ['他', '是', '四 near 十', '班', '的']],
    ['我們去公園。', '我們公園', ['我', '們', '去 missed', '公', '園']],
    ['我用 computer 寫作業。', '我用computer寫作業', ['我', '用', 'computer', '寫', '作', '業']],
  ])('%j heard as %j, by character', (sentence, heard, expected) => {
    expect(marks(sentence, heard)).toEqual(expected)
  })

  test('are all marked, in order, whatever was heard', () => {
    const text = fc.array(fc.constantFrom('the', 'cat', 'sat', 'on', '貓', '坐', 'twenty', '!', "it's", '\ud800'))
    fc.assert(
      fc.property(text, text, (sentence, heard) => {
        const whole = markWords(sentence.join(' '), heard.join(' '))
        const alone = markWords(sentence.join(' '), '')
        expect(whole.map(({ text: word }) => word)).toEqual(alone.map(({ text: word }) => word))
        const own = markWords(sentence.join(' '), sentence.join(' '))
        expect(own.every(({ mark }) => mark === 'right')).toBe(true)
      }),
    )
  })
})
