import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { MISSING_ID, modelSaying } from '../../../test/ground.ts'
import { material } from '../../../test/material.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Speech } from '../../platform/speech/speech.ts'
import { Problem } from '../../problem.ts'
import { inEnglish } from '../../speaker.ts'
import { exportSpeaking } from './export-speaking.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listAttempts } from './sessions/list-attempts.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { startSession } from './sessions/start-session.ts'
import { ASSESSMENT, laySpeakingGround, type SpeakingGround, speechHearing, upload } from './speaking-test-ground.ts'
import { speakingSessions } from './tables.ts'
import { answerTurn } from './turns/answer-turn.ts'

const NOT_FOUND = { code: 'not_found' }
const { signal } = new AbortController()
const DOCUMENT = readFileSync(material('documents/en.pdf'))

const partner = () =>
  modelSaying((task) => {
    if (task === 'speaking.assess') return ASSESSMENT
    if (task === 'speaking.reply') return { reply: ' **Why** do you like it?\u0007 ' }
    return { opening: 'What is a black hole?', points: ['a', 'b', 'c'], sentences: ['One.', 'Two.', 'Three.'] }
  })
const failing = modelSaying(() => {
  throw new Problem('generation_failed', 'No usable answer.')
}).model

describeOnBothDatabases('A talk', (database) => {
  let ground: SpeakingGround
  beforeEach(async () => {
    ground = await laySpeakingGround(database(), 3)
  })
  const start = (about: Partial<Parameters<typeof startSession>[3]> = {}, model = partner().model) =>
    startSession({ ...ground, model }, ground.student, 'chat', { topic: 'My family', ...about }, signal)
  const say = (
    id: number,
    {
      text = '',
      file = undefined as ReturnType<typeof upload> | undefined,
      model = partner().model as Model,
      speech = speechHearing('I plays football.').speech as Speech,
      student = ground.student,
      key = randomUUID() as string,
      language_codes = undefined as string | undefined,
    },
  ) =>
    answerTurn(
      { ...ground, model, speech },
      student,
      id,
      { text, file, language_codes },
      { idempotencyKey: key, signal },
    )
  const end = (id: number, model: Model = partner().model) =>
    endSession({ ...ground, model }, ground.student, 'chat', id, signal, 'en')
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)

  test('asks a model for one free turn at a time, and only so often in an hour, also where it fails', async () => {
    const { session_id: id } = await start()
    await database()
      .queries.update(speakingSessions)
      .set({ freeTurns: 5, deadlineAt: new Date('2100-01-01') })
      .where(eq(speakingSessions.id, id))
    const others = Promise.withResolvers<void>()
    const { speech, heard } = speechHearing(async () => {
      await others.promise
      return { text: 'Hello.', language: null, segments: [] }
    })
    let refused = 0
    const refuse = ({ code }: Problem) => {
      expect(code).toBe('rate_limited')
      if (++refused === 5) others.resolve()
    }
    const tries = Array.from({ length: 6 }, () => say(id, { file: upload(), speech }).catch(refuse))
    expect((await Promise.all(tries)).filter(Boolean)).toMatchObject([{ credit_cost: 0, turn: { number: 1 } }])
    expect(heard).toHaveLength(1)
    expect(await say(id, { text: 'And then?' })).toMatchObject({ credit_cost: 0, turn: { number: 2 } })
    const failures: string[] = []
    for (let time = 0; time < 20; time++)
      await say(id, { text: 'Hm.', model: failing }).catch(({ code }: Problem) => failures.push(code))
    expect(failures).toEqual([...Array(18).fill('generation_failed'), 'rate_limited', 'rate_limited'])
    ground.clock.advance(3600)
    expect(await say(id, { text: 'Well.' })).toMatchObject({ credit_cost: 0, turn: { number: 3 } })
    expect(await available()).toBe(3)
  })

  test('starts for nothing: a listed topic with its question, another one as the model prepares it', async () => {
    const { model, asked } = partner()
    expect(await start({ language_codes: 'zh-TW,en-US', duration_minutes: 5 }, model)).toMatchObject({
      topic: 'My family',
      level: 'beginner',
      opening: '你家裏有哪些人？你們喜歡一起做甚麼？',
      language: 'zh-TW',
      language_codes: 'zh-TW,en-US',
      deadline_at: '2026-12-01T08:05:00.000Z',
      points: [],
      sentences: [],
      made_by: 'built-in',
    })
    expect(asked).toEqual([])
    const own = await start({ topic: 'Black holes', level: 'advanced', language_codes: 'fr-FR' }, model)
    expect(own).toMatchObject({
      opening: 'What is a black hole?',
      level: 'advanced',
      language: 'fr-FR',
      made_by: 'model',
      model_name: 'test',
    })
    expect(own.session_id).toBe(own.id)
    expect(asked).toMatchObject([{ topic: 'Black holes', language: 'fr-FR', level: 'advanced' }])
    expect(await available()).toBe(3)
  })

  test('is in English or Chinese where there is no model', async () => {
    const model = { ...partner().model, description: { madeBy: 'built-in' as const, name: null } }
    await expect(start({ language_codes: 'fr-FR' }, model)).rejects.toMatchObject({
      code: 'content_rejected',
      message: inEnglish(SPEAKING_TEXTS.languageNeedsModel),
    })
    expect(await start({ language_codes: 'tlh' }, model)).toMatchObject({ language: 'en-US' })
  })

  test('answers turns, typed and spoken, each for one credit', async () => {
    const { id } = await start()
    const typed = await say(id, { text: 'I live with my mother.' })
    expect(typed).toMatchObject({
      turn: {
        number: 1,
        said: 'I live with my mother.',
        is_spoken: false,
        seconds: null,
        reply: 'Why do you like it?',
      },
      seconds_left: 3600,
      made_by: 'model',
      credit_cost: 1,
      user_credits: 2,
    })
    const { model, asked } = partner()
    const { speech, heard } = speechHearing('I plays football.')
    const spoken = await say(id, { file: upload(), text: 'not this', model, speech, language_codes: 'en-US,zh-HK' })
    expect(spoken).toMatchObject({
      turn: { number: 2, said: 'I plays football.', is_spoken: true, seconds: 6 },
      user_credits: 1,
    })
    expect(heard).toMatchObject([{ languages: ['en-US', 'zh-HK'] }])
    expect(asked).toMatchObject([
      { before: [{ said: 'I live with my mother.', reply: 'Why do you like it?' }], said: 'I plays football.' },
    ])
  })

  test('gives a repeat the same answer at no further price, also when it has ended', async () => {
    const { id } = await start()
    const key = randomUUID()
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => say(id, { text: 'One.', key })))
    expect(others).toEqual([first, first])
    await end(id)
    expect((await say(id, { text: 'One.', key })).turn).toEqual(first?.turn)
    await expect(say(id, { text: 'Another.', key })).rejects.toMatchObject({ code: 'key_reused' })
    expect(await available()).toBe(2)
  })

  test('takes one of two turns that come at once, and gives the other’s credit back', async () => {
    const { id } = await start()
    const { promise: areBothAsked, resolve } = Promise.withResolvers<void>()
    let askedCount = 0
    const { model } = modelSaying(async () => {
      if (++askedCount === 2) resolve()
      await areBothAsked
      return { reply: 'Why?' }
    })
    const both = await Promise.allSettled([say(id, { text: 'One.', model }), say(id, { text: 'Two.', model })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [lost] = both.filter((one) => one.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: 'conflict', details: { credits_refunded: 1 } })
    expect(await available()).toBe(2)
  })

  test.each([
    ['the model', { text: 'One.', model: failing }],
    ['the recogniser, which hears nothing', { file: upload(), speech: speechHearing('').speech }],
    ['the recording', { file: upload(DOCUMENT) }],
  ])('costs nothing when %s fails, and the same turn can be sent again', async (_what, turn) => {
    const { id } = await start()
    const key = randomUUID()
    await expect(say(id, { ...turn, key })).rejects.toMatchObject({ details: { credits_refunded: 1 } })
    expect(await available()).toBe(3)
    expect((await getSession(ground, ground.student, id, 'en')).turns).toEqual([])
    expect(await say(id, { text: 'One.', key })).toMatchObject({ turn: { number: 1 } })
  })

  test.each([
    ['nothing', {}, 'content_rejected'],
    [
      'a recording without a recogniser',
      {
        file: upload(),
        speech: { ...speechHearing('').speech, description: { transcribes: null, speaks: null, name: null } },
      },
      'unavailable',
    ],
  ])('refuses %s before anything is held', async (_what, turn, code) => {
    const { id } = await start()
    const error = await say(id, turn).catch((reason: Problem) => reason)
    expect(error).toMatchObject({ code, details: {} })
  })

  test('needs a credit before any work', async () => {
    ground = await laySpeakingGround(database(), 0)
    const { id } = await start()
    const { model, asked } = partner()
    await expect(say(id, { text: 'One.', model })).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { required_credits: 1, current_credits: 0 },
    })
    expect(asked).toEqual([])
  })

  test('takes no turn when its time is up, and still has a summary', async () => {
    const { id } = await start({ duration_minutes: 5 })
    await say(id, { text: 'I plays football.' })
    ground.clock.advance(5 * 60)
    await expect(say(id, { text: 'Two.' })).rejects.toMatchObject({
      code: 'session_ended',
      message: inEnglish(SPEAKING_TEXTS.timeUp),
    })
    expect(await available()).toBe(2)
    const ended = await end(id)
    expect(ended).toMatchObject({
      score: 70,
      feedback: {
        score: 70,
        criteria: [
          { id: 'fluency', score: null },
          { id: 'vocabulary', score: 70 },
          { id: 'grammar', score: 50 },
          { id: 'content', score: 90 },
          { id: 'pronunciation', score: null },
        ],
        corrections: [{ quote: 'I plays', correction: 'I play' }],
        made_by: 'model',
      },
    })
    expect(await end(id, failing)).toEqual(ended)
    await expect(say(id, { text: 'Two.' })).rejects.toMatchObject({ message: inEnglish(SPEAKING_TEXTS.sessionEnded) })
  })

  test('is told against those before it of its mode, language and level', async () => {
    const talk = async (topic: string, level: 'beginner' | 'advanced' = 'beginner') => {
      const { id } = await start({ topic, level })
      await say(id, { text: 'I plays football.' })
      await end(id)
      return id
    }
    const [first, unfinished] = [await talk('Football'), (await start({ topic: 'Chess', level: 'beginner' })).id]
    await talk('Football', 'advanced')
    const last = await talk('Cricket')
    const attemptsAt = async (id: number) =>
      (await listAttempts(ground, ground.student, id)).attempts.map((attempt) => attempt.id)
    expect(await attemptsAt(last)).toEqual([first, last])
    expect(await attemptsAt(unfinished)).toEqual([first])
  })

  test('ends without a summary where nothing was said, and no model is asked', async () => {
    const { id } = await start()
    const { model, asked } = partner()
    expect(await end(id, model)).toMatchObject({ ended_at: expect.any(String), feedback: null, score: null })
    expect(asked).toEqual([])
  })

  test('can be summed up again when that failed, five times in all', async () => {
    const { id } = await start()
    await say(id, { text: 'I plays football.' })
    for (let tries = 0; tries < 4; tries++)
      await expect(end(id, failing)).rejects.toMatchObject({ code: 'generation_failed' })
    expect((await end(id)).feedback?.summary).toBe('Well done.')
    const other = await start()
    await say(other.id, { text: 'I plays football.' })
    for (let tries = 0; tries < 5; tries++)
      await expect(end(other.id, failing)).rejects.toMatchObject({ code: 'generation_failed' })
    await expect(end(other.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is kept in the list, exported and deleted, by its student alone', async () => {
    const { id } = await start({ topic: 'Black holes 黑洞' })
    await say(id, { text: 'I plays football.' })
    await end(id)
    await start()
    const { sessions, pagination } = await listSessions(ground, ground.student, { page: 1, search: 'HOLES' })
    expect(sessions).toMatchObject([{ id, mode: 'chat', topic: 'Black holes 黑洞', turn_count: 1, score: 70 }])
    expect(pagination.total_count).toBe(1)
    expect((await listSessions(ground, ground.stranger, { page: 1, search: '' })).sessions).toEqual([])
    await expect(listAttempts(ground, ground.stranger, id)).rejects.toMatchObject(NOT_FOUND)
    expect((await listAttempts(ground, ground.student, id)).attempts).toMatchObject([{ id, score: 70 }])

    for (const wanted of [id, MISSING_ID]) {
      await expect(getSession(ground, ground.stranger, wanted, 'en')).rejects.toMatchObject(NOT_FOUND)
      await expect(deleteSession(ground, ground.stranger, wanted)).rejects.toMatchObject(NOT_FOUND)
      await expect(say(wanted, { text: 'x', student: ground.stranger })).rejects.toMatchObject(NOT_FOUND)
    }
    const wrongMode = endSession({ ...ground, model: failing }, ground.student, 'shadowing', id, signal, 'en')
    await expect(wrongMode).rejects.toMatchObject(NOT_FOUND)

    const entries = await Array.fromAsync(exportSpeaking(ground, { id: ground.student.id, language: 'en' }))
    expect(entries).toMatchObject([
      { path: expect.stringMatching(/^speaking\/session-\d+\.json$/) },
      { path: `speaking/session-${id}.json`, content: { turns: [{ said: 'I plays football.' }] } },
    ])
    await deleteSession(ground, ground.student, id)
    await expect(getSession(ground, ground.student, id, 'en')).rejects.toMatchObject(NOT_FOUND)
  })
})
