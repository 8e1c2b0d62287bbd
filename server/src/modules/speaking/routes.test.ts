import { readFile } from 'node:fs/promises'
import type { Endpoint } from '@lectern/contract/endpoint'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { beforeEach, describe, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { inEnglish } from '../../speaker.ts'

const clip = new File([await readFile(material('audio/clip.ogg'))], 'turn.webm')

describeOnDatabase('server', 'The speaking calls, without a model and without a speech service', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(5)
  })
  const speaking = (caller: Caller = student) => caller.client(speakingEndpoints)
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('carry a typed talk from its topic to its summary', async () => {
    const { topics } = await speaking().listTopics({ query: {} })
    expect(topics.length).toBeGreaterThanOrEqual(60)
    const topic = await speaking().randomTopic({ query: { level: 'beginner', except: 'family' } })
    expect(topic).toMatchObject({ level: 'beginner' })
    const { session_id, opening } = await speaking().startChat({ body: { topic: topic.title } })
    expect(opening).toBe(topic.question)

    const params = { id: session_id }
    const options = { idempotencyKey: crypto.randomUUID() }
    const form = { text: 'My little brother play football with me every weekends because we like it so much.' }
    const answered = await speaking().reply({ params, form }, options)
    expect(answered).toMatchObject({ made_by: 'built-in', credit_cost: 1, user_credits: 4 })
    expect(answered.turn.reply).toMatch(/\?$/)
    expect(await speaking().reply({ params, form }, options)).toEqual(answered)
    const typed = await student.fetch(`/api/speaking/chat/${session_id}/reply/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Sent as JSON.' }),
    })
    expect(typed.status).toBe(200)

    const ended = await speaking().endChat({ params })
    expect(ended.feedback?.corrections.map(({ correction }) => correction)).toEqual([
      expect.stringContaining('plays football'),
      expect.stringContaining('every weekend'),
    ])
    const { sessions } = await speaking().listSessions({ query: {} })
    expect(sessions).toMatchObject([{ id: session_id, turn_count: 2, score: ended.score }])
    expect(await speaking().getSession({ params })).toEqual(ended)
    expect(await speaking().deleteSession({ params })).toEqual({ success: true })
    await expect(speaking().getSession({ params })).rejects.toMatchObject({ status: 404 })
  })

  test('say what is missing for recordings, and charge nothing', async () => {
    const missing = { status: 503, code: 'unavailable', message: inEnglish(SPEAKING_TEXTS.noSpeechService) }
    const chat = await speaking().startChat({ body: { topic: 'My family' } })
    await expect(speaking().reply({ params: { id: chat.id }, form: { file: clip } })).rejects.toMatchObject(missing)
    const shadow = await speaking().startShadowing({ body: { topic: 'My family' } })
    await expect(speaking().shadow({ params: { id: shadow.id }, form: { file: clip, turn: 1 } })).rejects.toMatchObject(
      missing,
    )
    const talk = await speaking().startPresentation({ body: { topic: 'My family' } })
    const clips = { a1: clip, a2: clip, a3: clip }
    await expect(speaking().present({ params: { id: talk.id }, form: clips })).rejects.toMatchObject(missing)
    expect(await available()).toBe(5)
  })

  test('read English aloud, and say where there is no voice', async () => {
    const english = await speaking().startShadowing({ body: { topic: 'My family' } })
    const sound = await speaking().speak({ params: { id: english.id }, query: { turn: 1 } })
    expect(Buffer.from(await sound.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
    await expect(speaking().speak({ params: { id: english.id }, query: { turn: 6 } })).rejects.toMatchObject({
      status: 404,
    })
    const chinese = await speaking().startChat({ body: { topic: '我的家人', language_codes: 'zh-TW' } })
    await expect(speaking().speak({ params: { id: chinese.id }, query: { turn: 0 } })).rejects.toMatchObject({
      status: 503,
      message: inEnglish(SPEAKING_TEXTS.noVoice),
    })
  })

  describe('refuse', () => {
    const callOf = (endpoint: Endpoint, caller: Caller, body: unknown = {}) =>
      caller.fetch(endpoint.path.replace(':id', '1'), {
        method: endpoint.method,
        ...(endpoint.method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })

    test.each(Object.entries(speakingEndpoints))('%s to a visitor', async (_name, endpoint) => {
      expect((await callOf(endpoint, await app.visitor())).status).toBe(401)
    })

    test.each<[keyof typeof speakingEndpoints, unknown]>([
      ['startChat', { topic: ' ' }],
      ['startChat', { topic: 'x'.repeat(201) }],
      ['startChat', { topic: 'x', duration_minutes: 0 }],
      ['startChat', { topic: 'x', duration_minutes: 121 }],
      ['startShadowing', { topic: 'x', level: 'genius' }],
      ['reply', { text: 'x'.repeat(4001) }],
    ])('an invalid %s', async (name, body) => {
      const response = await callOf(speakingEndpoints[name], student, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid' })
    })

    test('a presentation of two parts, and a recording of more than 10 MB', async () => {
      const { id } = await speaking().startPresentation({ body: { topic: 'My family' } })
      const two = { a1: clip, a2: clip } as Parameters<ReturnType<typeof speaking>['present']>[0]['form']
      await expect(speaking().present({ params: { id }, form: two })).rejects.toMatchObject({ status: 400 })
      const { id: chat } = await speaking().startChat({ body: { topic: 'My family' } })
      const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'turn.webm')
      await expect(speaking().reply({ params: { id: chat }, form: { file: large } })).rejects.toMatchObject({
        status: 413,
        message: inEnglish(SPEAKING_TEXTS.recordingTooLarge),
      })
    })
  })
})
