import { randomUUID } from 'node:crypto'
import { PRESENTATION_WITHIN_SECONDS, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import type { Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { modelSaying } from '../../../test/ground.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { paidRuns } from '../../core/feedback/tables.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Speech } from '../../platform/speech/speech.ts'
import { Problem } from '../../problem.ts'
import { inEnglish, speaker } from '../../speaker.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { startSession } from './sessions/start-session.ts'
import { ASSESSMENT, laySpeakingGround, type SpeakingGround, speechHearing, upload } from './speaking-test-ground.ts'
import { submitParts } from './submit-parts.ts'
import { repeatSentence } from './turns/repeat-sentence.ts'

const { signal } = new AbortController()
const judge = () => modelSaying(() => ASSESSMENT)

// Its SQL is that of talks, which are tried on both databases; each recording costs a process.
let database: OpenDatabase
let ground: SpeakingGround
beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())
const start = (mode: 'shadowing' | 'presentation', topic = 'My family', language_codes = 'en-US') =>
  startSession({ ...ground, model: judge().model }, ground.student, mode, { topic, language_codes }, signal)
const available = () => ground.credits.readAvailable(ground.database.queries, ground.student.id)

describe('Shadowing', () => {
  beforeEach(async () => {
    ground = await laySpeakingGround(database, 4)
  })
  const repeat = (id: number, said: string, turn?: number, key: string = randomUUID()) =>
    repeatSentence({ ...ground, speech: speechHearing(said).speech }, ground.student, id, { file: upload(), turn }, key)
  const end = (id: number) =>
    endSession({ ...ground, model: judge().model }, ground.student, 'shadowing', id, signal, 'en')

  test('marks each word of a sentence, scores each try, and the session by the best of them', async () => {
    const { id, sentences } = await start('shadowing')
    expect(sentences).toHaveLength(5)
    expect(sentences[1]).toBe('My mother works in a hospital near our home.')
    const key = randomUUID()
    const second = await repeat(id, 'my mother work in hospital near our home', 2, key)
    expect(second.turn.words.map(({ mark }) => mark)).toEqual([
      'right',
      'right',
      'near',
      'right',
      'missed',
      'right',
      'right',
      'right',
      'right',
    ])
    expect(second).toMatchObject({ turn: { number: 2, score: 83 }, score: 83, credit_cost: 1, user_credits: 3 })
    expect(await repeat(id, 'something else', 2, key)).toEqual(second)

    // Without a number the first sentence not tried yet is meant.
    expect(await repeat(id, 'there are four people in my family')).toMatchObject({
      turn: { number: 1, score: 100 },
      score: 92,
    })
    expect(await repeat(id, 'um', 2)).toMatchObject({ turn: { number: 2, score: 0 }, score: 92, user_credits: 1 })
    expect(await end(id)).toMatchObject({
      score: 92,
      feedback: {
        score: 92,
        criteria: [{ id: 'pronunciation', score: 92 }],
        pronunciation: [
          { word: 'works', heard: 'work' },
          { word: 'a', heard: null },
        ],
        practise: ['Listen again and repeat: My mother works in a hospital near our home.'],
        made_by: 'built-in',
      },
    })
  })

  test('knows Chinese by its characters', async () => {
    const { id } = await start('shadowing', '我的家人', 'zh-TW')
    expect(await repeat(id, '我家有四口人')).toMatchObject({ turn: { score: 100, words: { length: 6 } } })
  })

  test('refuses a sentence that is not there, silence and another language at no cost', async () => {
    const { id } = await start('shadowing')
    await expect(repeat(id, 'x', 6)).rejects.toMatchObject({
      message: inEnglish(SPEAKING_TEXTS.noSuchSentence),
      details: {},
    })
    for (const said of ['', '我家有四口人'])
      await expect(repeat(id, said, 1)).rejects.toMatchObject({ details: { credits_refunded: 1 } })
    expect(await available()).toBe(4)
    expect(await end(id)).toMatchObject({ feedback: null })
    await expect(repeat(id, 'x', 1)).rejects.toMatchObject({ code: 'session_ended' })
  })
})

describe('A presentation', () => {
  beforeEach(async () => {
    ground = await laySpeakingGround(database, 4)
  })
  const present = (
    id: number,
    {
      speech = speechHearing('I plays with my brother.').speech as Speech,
      model = judge().model as Model,
      key = randomUUID() as string,
      language = 'en' as Language,
    },
  ) =>
    submitParts(
      { ...ground, speech, model },
      ground.student,
      id,
      { a1: upload(), a2: upload(), a3: upload() },
      key,
      language,
    )

  test('has what the product says of it worded for whoever presented', async () => {
    const { id } = await start('presentation')
    const { session } = await present(id, { language: 'zh-hant' })
    expect(session.feedback?.criteria.find((one) => one.id === 'pronunciation')?.comment).toBe(
      speaker.word('zh-hant', message('speaking.notJudged')),
    )
  })

  test('has three parts to speak about, and feedback by criterion for three credits', async () => {
    const { id, points } = await start('presentation', 'Mobile phones at school')
    expect(points).toEqual([
      'State your opinion in one or two clear sentences.',
      'Give two reasons, each with an example.',
      'Answer what somebody who disagrees would say, and conclude.',
    ])
    const { model, asked } = judge()
    const key = randomUUID()
    const presented = await present(id, { model, key })
    expect(asked).toMatchObject([{ mode: 'presentation', points, turns: { length: 3 } }])
    expect(presented).toMatchObject({
      session: {
        ended_at: expect.any(String),
        turns: [{ number: 1, seconds: 6 }, { number: 2 }, { number: 3 }],
        feedback: { corrections: [{ quote: 'I plays', correction: 'I play' }], figures: { words: 15, seconds: 18 } },
      },
      credit_cost: 3,
      user_credits: 1,
    })
    expect(await present(id, { key })).toEqual(presented)
    const runs = await database.queries.select().from(paidRuns).where(eq(paidRuns.studentId, ground.student.id))
    expect(runs).toMatchObject([{ chargedCredits: 3, madeCount: 1 }])
    await expect(present(id, {})).rejects.toMatchObject({
      code: 'conflict',
      message: inEnglish(SPEAKING_TEXTS.presented),
    })
    expect(await endSession({ ...ground, model }, ground.student, 'presentation', id, signal, 'en')).toEqual(
      presented.session,
    )
    expect(await available()).toBe(1)
  })

  test('names the part that cannot be used, keeps nothing, and gives everything back', async () => {
    const { id } = await start('presentation')
    let call = 0
    const { speech } = speechHearing(() => ({
      text: ++call === 2 ? '' : 'Good morning.',
      language: null,
      segments: [],
    }))
    await expect(present(id, { speech })).rejects.toMatchObject({
      code: 'content_rejected',
      message: `Part 2: ${inEnglish(SPEAKING_TEXTS.nothingHeard)}`,
      details: { credits_refunded: 3 },
    })
    const failing = modelSaying(() => {
      throw new Problem('generation_failed', 'No usable answer.')
    }).model
    await expect(present(id, { model: failing })).rejects.toMatchObject({ details: { credits_refunded: 3 } })
    expect(await available()).toBe(4)
    expect(await getSession(ground, ground.student, id, 'en')).toMatchObject({
      turns: [],
      feedback: null,
      ended_at: null,
    })
  })

  test('is answered before its student gives up: what takes too long is a failure that costs nothing', async () => {
    const { id } = await start('presentation')
    const before = await available()
    const given = AbortSignal.timeout
    const asked: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      return given.call(AbortSignal, ms > 600_000 ? 50 : ms)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const speech: Speech = {
      ...speechHearing('').speech,
      transcribe: (_audio, { signal: late }) =>
        new Promise((_resolve, reject) => late.addEventListener('abort', () => reject(late.reason))),
    }
    const refused = present(id, { speech })
    await expect(refused).rejects.toMatchObject({
      code: 'generation_failed',
      message: inEnglish(SPEAKING_TEXTS.tooSlow),
    })
    expect(Math.max(...asked)).toBeLessThan(PRESENTATION_WITHIN_SECONDS * 1000)
    expect(await available()).toBe(before)
  })

  test('is kept once of two that come at once', async () => {
    ground = await laySpeakingGround(database, 9)
    const { id } = await start('presentation')
    const { promise: areBothAsked, resolve } = Promise.withResolvers<void>()
    let askedCount = 0
    const { model } = modelSaying(async () => {
      if (++askedCount === 2) resolve()
      await areBothAsked
      return ASSESSMENT
    })
    const both = await Promise.allSettled([present(id, { model }), present(id, { model })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await available()).toBe(6)
    expect((await getSession(ground, ground.student, id, 'en')).turns).toHaveLength(3)
  })
})
