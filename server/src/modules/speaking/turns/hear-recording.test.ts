import { existsSync, readFileSync } from 'node:fs'
import { SPEAKING_TEXTS, type SpeakingLanguage } from '@lectern/domain/speaking'
import { expect, test } from 'vitest'
import { buildWav } from '../../../../test/files/build-wav.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { material } from '../../../../test/material.ts'
import { Problem } from '../../../problem.ts'
import { inEnglish } from '../../../speaker.ts'
import { speechHearing } from '../speaking-test-ground.ts'
import { hearRecording, requireEars } from './hear-recording.ts'

const write = temporaryFolder()
const CLIP = write('clip', readFileSync(material('audio/clip.ogg')))
const within = () => AbortSignal.timeout(60_000)
const hear = (
  speech: ReturnType<typeof speechHearing>['speech'],
  path = CLIP,
  languages: SpeakingLanguage[] = ['en-US'],
) => hearRecording({ speech }, { path }, { student: { id: 1 }, languages, withinSeconds: 60 }, within())

test('A recording is heard by its sound alone, in the languages expected, and nothing of it stays', async () => {
  const { speech, heard } = speechHearing(' Good morning. ')
  expect(await hear(speech, CLIP, ['zh-HK', 'en-US'])).toEqual({ text: 'Good morning.', seconds: 6 })
  expect(heard).toEqual([{ languages: ['zh-HK', 'en-US'], contentType: 'audio/webm', sizeBytes: expect.any(Number) }])
  expect(heard[0]?.sizeBytes).toBeGreaterThan(1000)
  expect(existsSync(`${CLIP}.sound`)).toBe(false)
})

test.each(['', '[ … ]'])('Silence, heard as %j, is no turn', async (text) => {
  await expect(hear(speechHearing(text).speech)).rejects.toMatchObject({
    code: 'content_rejected',
    message: inEnglish(SPEAKING_TEXTS.nothingHeard),
  })
})

test('Another language than expected is no turn', async () => {
  await expect(hear(speechHearing('我喜歡吃麵').speech)).rejects.toMatchObject({
    code: 'content_rejected',
    message: 'This sounded like Chinese, but the session is in English.',
  })
})

test.each([
  ['a document', material('documents/en.pdf'), 'unsupported_type'],
  ['a playlist that names other files', material('audio/playlist-that-opens-files.mp3'), 'unsupported_type'],
  ['nothing', write('empty', Buffer.alloc(0)), 'unsupported_type'],
  ['a recording of more than five minutes', write('long', buildWav(301)), 'too_large'],
  ['a header without sound', write('header', buildWav(0)), 'content_rejected'],
])('%s reaches no recogniser', async (_what, path, code) => {
  const { speech, heard } = speechHearing('Good morning.')
  await expect(hear(speech, path)).rejects.toMatchObject({ code })
  expect(heard).toEqual([])
})

test('A recogniser that fails is told by its problem, and without one no recording is taken', async () => {
  const failing = speechHearing(() => {
    throw new Problem('generation_failed', 'The speech service did not give a usable answer.')
  })
  await expect(hear(failing.speech)).rejects.toMatchObject({ code: 'generation_failed' })
  const deaf = { ...failing.speech, description: { transcribes: null, speaks: null, name: null } }
  expect(() => requireEars({ speech: deaf })).toThrow(inEnglish(SPEAKING_TEXTS.noSpeechService))
})

test('A recogniser that takes too long is left, in words of its own; whoever leaves is not waited for', async () => {
  const { speech, heard } = speechHearing('Good morning.')
  const slow = { ...speech, transcribe: (...[, { signal }]: Parameters<typeof speech.transcribe>) => aborted(signal) }
  const options = { student: { id: 1 }, languages: [] as const, withinSeconds: 3 }
  await expect(hearRecording({ speech: slow }, { path: CLIP }, options, within())).rejects.toMatchObject({
    code: 'generation_failed',
    message: inEnglish(SPEAKING_TEXTS.tooSlow),
  })
  const gone = AbortSignal.abort(new Problem('unavailable', 'The hold was lost.'))
  await expect(hearRecording({ speech }, { path: CLIP }, options, gone)).rejects.toMatchObject({ code: 'unavailable' })
  expect(heard).toEqual([])
})

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Problem('unavailable', 'The request was given up.')))
  })
