import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeListeningQuestions } from './listening.ts'

/** What pocketsphinx heard in the 90 seconds of the test recording: a line an utterance, in small letters alone. */
const HEARD = `the teacher asked the students to open their books you read the first occasion
i would like to order a cup of coffee and a piece of cake
she has lived in london for more than ten years
the train to the airport leaves every twenty minutes from platform for
we need to discuss the results of the meeting before friday
my brother works for a large company in the city centre
if it rains tomorrow we will stay at home and watch a movie
the weather was so bad that the game was cancelled
could you tell me how to get to the nearest hospital
he decided to learn english because he wanted to travel around the world
the company announced that it would open a new office next year
the doctor told him to drink more water and get some sleep
many people think that technology has made our lives easier
the museum is open from i'm in the morning until five in the evening`
  .split('\n')
  .map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`)

const LECTURE = readFileSync(new URL('../test-material/learning-talk.en.txt', import.meta.url), 'utf8').split(
  /(?<=[.!?])\s+/,
)
const CHINESE = readFileSync(new URL('../test-material/virtual-memory.tc.txt', import.meta.url), 'utf8').split(
  /(?<=。)|\n+/,
)

test.each([
  ['everyday sentences as a recogniser heard them', HEARD, 'en-US'],
  ['a talk', LECTURE, 'en-US'],
  ['a lecture in traditional Chinese', CHINESE, 'zh-HK'],
])('%s gives ten questions, each with its sentence, in the order of the talk', (_, sentences, language) => {
  const questions = makeListeningQuestions(sentences, { languages: [language] })
  expect(questions).toHaveLength(10)
  const places = questions.map(({ sentence }) => sentence)
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
  expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThan(1)
  for (const { type, options, correct_answer: answer, explanation, sentence } of questions) {
    expect(options).toHaveLength(type === 'mcq' ? 4 : type === 'tf' ? 2 : 0)
    expect(new Set(options).size).toBe(options.length)
    if (type !== 'other') expect(options).toContain(answer)
    expect(explanation).not.toBe('')
    expect(sentences[sentence]).toBeDefined()
  }
})

test('a missing word is one of its sentence, and stands in no wrong option’s place there', () => {
  for (const { question, options, correct_answer: answer, sentence } of makeListeningQuestions(HEARD)) {
    if (!question.includes('____')) continue
    expect(HEARD[sentence]).toContain(answer)
    expect(question).toContain(HEARD[sentence]?.replace(answer, '____'))
    for (const option of options) if (option !== answer) expect(HEARD[sentence]).not.toContain(option)
  }
})

test('facts of a talk are asked about, not only its words', () => {
  const asked = makeListeningQuestions(LECTURE).filter(({ question }) => !question.includes('____'))
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.every(({ explanation }) => explanation.includes('What is said: “'))).toBe(true)
})

test('a language that the engine does not read is asked about by its longer words', () => {
  const [question] = makeListeningQuestions(['La directrice a présenté la proposition devant tout le monde hier.'], {
    languages: ['fr-FR'],
  })
  expect(question).toMatchObject({ type: 'other', sentence: 0 })
  expect(['directrice', 'présenté', 'proposition', 'devant', 'monde']).toContain(question?.correct_answer)
})

test('Japanese is not taken for Chinese', () => {
  const questions = makeListeningQuestions(['来週の会議では新しい計画について話し合います。'], { languages: ['ja-JP'] })
  expect(questions.every(({ question }) => !/判|缺/.test(question))).toBe(true)
})

test('nothing said gives no questions', () => {
  expect(makeListeningQuestions([])).toEqual([])
  expect(makeListeningQuestions(['Yes.', 'Hm.', '…', '好。'])).toEqual([])
})

test('the same words always give the same questions', () => {
  expect(makeListeningQuestions(HEARD)).toEqual(makeListeningQuestions(HEARD))
})
