import { expect, test } from 'vitest'
import { replyToTurn } from './reply.ts'

type Talk = Parameters<typeof replyToTurn>[0]
const reply = (said: string, about: Partial<Talk> = {}) =>
  replyToTurn({ topic: 'Free time', script: 'en', before: [], said, ...about })

test.each<[string, string]>([
  ['I like the sea.', 'Thank you. Could you say a little more about the sea?'],
  [
    'We love online learning because we can watch the video lectures again and again whenever we like.',
    'That sounds good. Can you give me an example to do with online learning?',
  ],
  [
    'there are four people in my family my mother works in a hospital and my little brother makes everyone laugh',
    'Thank you. What makes your little brother important to you?',
  ],
  [
    'my grandfather was ill last year and it was a hard time for all of us because we saw him so seldom',
    'That does not sound easy. Could you say a little more about your grandfather?',
  ],
])('asks about what the turn ends with or comes back to: %s', (said, answer) => {
  expect(reply(said)).toBe(answer)
})

test.each(['Yes.', '...', '', 'No, it was not.', 'um uh er'])(
  '%j, which names nothing, is led back to the topic',
  (said) => {
    expect(reply(said)).toMatch(/Could you tell me a little more\? We are talking about “Free time”\.$/)
  },
)

test('says openly that it has no opinions to be asked for', () => {
  expect(reply('What about you? Do you like football?')).toMatch(/^I only ask the questions here/)
})

test('answers in the script that was chosen, with the words as the student wrote them', () => {
  const about = { topic: '食物', script: 'zh-hant' } as const
  expect(reply('我喜歡吃湯麵。', about)).toBe('聽起來很不錯。關於「湯麵」，你可以再多說一點嗎？')
  expect(reply('我覺得學習歷史很重要，因為歷史可以幫助我們理解今天的社會。', about)).toBe(
    '你的理由很清楚。關於「歷史」，你能舉一個具體的例子嗎？',
  )
  expect(reply('我喜欢吃面条。', { topic: '食物', script: 'zh-hans' })).toMatch(/“面条”/)
  expect(reply('是的。', about)).toMatch(/我們在談「食物」。$/)
})

test('asks no question twice as long as there are others', () => {
  const before: { said: string; reply: string }[] = []
  for (let turn = 0; turn < 10; turn++)
    before.push({ said: 'I play football.', reply: reply('I play football.', { before }) })
  const questions = before.map((turn) => turn.reply.split(/[.?] (?=[A-Z])/).at(-1))
  expect(new Set(questions).size).toBe(10)
})

test('a word that is the name of what every object has is said back like any other', () => {
  expect(reply('We wrote constructor teas in class.')).not.toMatch(/function|native code/)
})

test('takes any text', () => {
  for (const said of ['\ud800', '我'.repeat(5000), 'word '.repeat(3000), '<script>alert(1)</script>'])
    expect(reply(said).length).toBeGreaterThan(10)
})
