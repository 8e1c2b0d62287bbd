import { loadSpeaker } from '@lectern/texts/compile'
import { expect, test } from 'vitest'
import { assessSpeech, type SpokenCriterion } from './assessment.ts'

const speaker = await loadSpeaker()
const say = speaker.in('en')

const spoken = (...texts: string[]) => texts.map((text) => ({ text, seconds: text.split(/\s+/).length / 2 }))

test('finds the mistakes that rules know, also without capitals and marks, and what to practise', async () => {
  const assessment = await assessSpeech({
    topic: 'A hobby',
    question: 'What do you like to do?',
    turns: spoken(
      'um i think my favourite hobby is basketball and my brother play it with me every weekends',
      'he go to the park with me and we discuss about the match',
    ),
  })
  expect(assessment.corrections.map(({ correction }) => correction)).toEqual([
    expect.stringContaining('every weekend'),
    expect.stringContaining('he goes to the park'),
    expect.stringContaining('we discuss the match'),
  ])
  const criterion = ({ score, comment }: SpokenCriterion) => ({ score, comment: say(comment) })
  expect(criterion(assessment.fluency)).toEqual({
    score: expect.any(Number),
    comment: 'You spoke 120 words a minute, which is easy to follow. One filler word was heard.',
  })
  expect(criterion(assessment.vocabulary)).toEqual({
    score: null,
    comment: 'You said 30 words; from about 50 on something can be said of this.',
  })
  expect(assessment.grammar.score).toBe(60)
  expect(criterion(assessment.content)).toEqual({ score: 100, comment: 'The words of the topic came up.' })
  expect(assessment.practise.length).toBeGreaterThan(1)
  expect(say(assessment.summary)).toBe(
    'You took 2 turns and said 30 words. Your content stood out. Work on your grammar next.',
  )
})

test('judges no fluency by typed turns, and what little was said not at all', async () => {
  const assessment = await assessSpeech({
    topic: 'Sport',
    question: '',
    turns: [{ text: 'Yes.', seconds: null }],
  })
  expect(assessment.fluency.score).toBeNull()
  expect(assessment.grammar.score).toBeNull()
  expect(assessment.content.score).toBeLessThan(10)
})

test('tells of Chinese in the language of the reader, and counts its characters', async () => {
  const turns = [{ text: '我覺得學習歷史很重要，因為歷史可以幫助我們。他慢慢的走過來。', seconds: 10 }]
  const assessment = await assessSpeech({ topic: '學習歷史', question: '', turns })
  expect(assessment.corrections).toEqual([
    { quote: '他慢慢的走過來', correction: '他慢慢地走過來', explanation: expect.anything() },
  ])
  expect(say(assessment.fluency.comment)).toBe('You spoke 162 characters a minute, which is easy to follow.')
  expect(speaker.word('zh-hant', assessment.fluency.comment)).toBe('你每分鐘說 162 個字，速度適中，容易聽懂。')
  expect(speaker.word('zh-hans', assessment.summary)).toMatch(/^你发言 1 次，一共说了 27 个字。/)
})

test.each([[[]], [spoken('')], [[{ text: '  ', seconds: null }]]])('says that nothing was said: %j', async (turns) => {
  const assessment = await assessSpeech({ topic: 'Sport', question: '', turns })
  expect(say(assessment.summary)).toBe('Nothing was said in this session.')
  expect(assessment.corrections).toEqual([])
})

test('takes any text', async () => {
  const turns = ['\ud800', '<b>x</b>', '我'.repeat(3000), 'the '.repeat(3000)].map((text) => ({ text, seconds: 5 }))
  const { grammar } = await assessSpeech({ topic: '?', question: '', turns })
  expect(say(grammar.comment)).not.toBe('')
})

test.each([
  ['recorded', 20],
  ['recorded in haste', 3],
  ['typed', null],
])('what is said of an English talk that was %s has no English in Chinese', async (_, seconds) => {
  const said = 'um he go to school every weekends, and we discuss about informations. I like the kids. '
  for (const count of [1, 4, 20]) {
    const turns = [{ text: said.repeat(count), seconds }]
    const { corrections, practise, summary, ...criteria } = await assessSpeech({
      topic: 'A hobby',
      question: '',
      turns,
    })
    const comments = Object.values(criteria).map(({ comment }) => comment)
    for (const remark of [...comments, ...corrections.map(({ explanation }) => explanation), ...practise, summary]) {
      const own = speaker.word('zh-hant', remark).replace(/「[^」]*」|-(?:ing|s)\b/g, '')
      expect(own).toMatch(/\p{Script=Han}/u)
      expect(own).not.toMatch(/[a-z]{2}/i)
    }
  }
})
