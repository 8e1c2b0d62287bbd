import { expect, test } from 'vitest'
import { assessSpeech } from './speaking-assessment.ts'

const spoken = (...texts: string[]) => texts.map((text) => ({ text, seconds: text.split(/\s+/).length / 2 }))

test('finds the mistakes that rules know, also without capitals and marks, and what to practise', async () => {
  const assessment = await assessSpeech({
    topic: 'A hobby',
    question: 'What do you like to do?',
    script: 'en',
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
  expect(assessment.fluency).toEqual({
    score: expect.any(Number),
    comment: 'You spoke 120 words a minute, which is easy to follow. One filler word was heard.',
  })
  expect(assessment.vocabulary).toEqual({
    score: null,
    comment: 'You said 30 words; from about 50 on something can be said of this.',
  })
  expect(assessment.grammar.score).toBe(60)
  expect(assessment.content).toEqual({ score: 100, comment: 'The words of the topic came up.' })
  expect(assessment.practise.length).toBeGreaterThan(1)
  expect(assessment.summary).toBe(
    'You took 2 turns and said 30 words. Your content stood out. Work on your grammar next.',
  )
})

test('judges no fluency by typed turns, and what little was said not at all', async () => {
  const assessment = await assessSpeech({
    topic: 'Sport',
    question: '',
    script: 'en',
    turns: [{ text: 'Yes.', seconds: null }],
  })
  expect(assessment.fluency.score).toBeNull()
  expect(assessment.grammar.score).toBeNull()
  expect(assessment.content.score).toBeLessThan(10)
})

test('speaks the language and script of the session', async () => {
  const turns = [{ text: '我覺得學習歷史很重要，因為歷史可以幫助我們。他慢慢的走過來。', seconds: 10 }]
  const assessment = await assessSpeech({ topic: '學習歷史', question: '', script: 'zh-hant', turns })
  expect(assessment.corrections).toEqual([
    { quote: '他慢慢的走過來', correction: '他慢慢地走過來', explanation: expect.any(String) },
  ])
  expect(assessment.fluency.comment).toBe('你每分鐘說162個字，速度適中，容易聽懂。')
  expect(assessment.summary).toMatch(/^你發言1次，一共說了27個字。/)
})

test.each([[[]], [spoken('')], [[{ text: '  ', seconds: null }]]])('says that nothing was said: %j', async (turns) => {
  const assessment = await assessSpeech({ topic: 'Sport', question: '', script: 'en', turns })
  expect(assessment.summary).toBe('Nothing was said in this session.')
  expect(assessment.corrections).toEqual([])
})

test('takes any text', async () => {
  const turns = ['\ud800', '<b>x</b>', '我'.repeat(3000), 'the '.repeat(3000)].map((text) => ({ text, seconds: 5 }))
  const { grammar } = await assessSpeech({ topic: '?', question: '', script: 'zh-hans', turns })
  expect(grammar.comment).not.toBe('')
})
