import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { buildTones, type Tone } from '../../../../test/files/build-tones.ts'
import { emptyFolder } from '../../../../test/files/empty-folder.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { material } from '../../../../test/material.ts'
import { installToneListener } from '../../../../test/stand-ins/install-tone-listener.ts'
import { openLocalSpeech } from './local-speech.ts'

const log = pino({ level: 'silent' })
const write = temporaryFolder()
const never = new AbortController().signal
/** Heights at which the tone listener fails, never answers, and ends. */
const [FAILS, HANGS, ENDS] = [2000, 2200, 2400]

let dataDir = ''
beforeAll(async () => {
  dataDir = join(inject('scratchFolder'), 'tone-listener')
  await installToneListener(dataDir)
})

async function open() {
  const speech = await openLocalSpeech(dataDir, log)
  onTestFinished(() => speech.close())
  const hear = (tones: readonly Tone[], { languages = ['en-GB'], signal = never } = {}) =>
    speech.transcribe(
      { path: write(`${crypto.randomUUID()}.wav`, buildTones(tones)), contentType: 'audio/wav' },
      { ...askedBy(1, signal), languages },
    )
  return { speech, hear }
}

const second = (hz: number): Tone => ({ hz, seconds: 1 })

describe('Recognition on this machine', () => {
  test('tells what is heard, and when', async () => {
    const { speech, hear } = await open()
    expect(speech.description).toEqual({ transcribes: 'local', speaks: null, name: 'somebody/tones' })
    expect(await hear([second(440), second(0), second(800)])).toEqual({
      text: '440 800',
      language: 'en',
      segments: [
        { start: 0, end: 1, text: '440' },
        { start: 2, end: 3, text: '800' },
      ],
    })
  })

  test('hears what is longer than a recogniser can hear at once, with times of the whole', async () => {
    const { hear } = await open()
    const { segments } = await hear([
      { hz: 440, seconds: 20 },
      { hz: 0, seconds: 31 },
      { hz: 600, seconds: 20 },
    ])
    const found = segments.filter(({ end, start }) => end - start > 1)
    expect(found.map(({ text }) => text)).toEqual(['440', '600'])
    expect(found[1]?.start).toBeGreaterThan(50.7)
    expect(found[1]?.end).toBeGreaterThan(70.5)
  })

  test('asks nobody about silence', async () => {
    const { hear } = await open()
    expect(await hear([second(0)])).toEqual({ text: '', language: 'en', segments: [] })
  })

  test('tells languages apart: among those expected, or all that it knows', async () => {
    const { hear } = await open()
    const languageOf = async (hz: number, ...languages: string[]) => (await hear([second(hz)], { languages })).language
    expect(await languageOf(440)).toBe('en')
    expect(await languageOf(1600)).toBe('zh')
    expect(await languageOf(440, 'zh-HK')).toBe('zh')
    expect(await languageOf(440, 'zh-HK', 'fr-FR')).toBe('fr')
    expect(await languageOf(440, 'zh-TW', 'zh-HK')).toBe('zh')
    expect(await languageOf(440, 'th-TH')).toBe('en')
  })

  test('fails with a known problem when the model does, and hears the next recording', async () => {
    const { hear } = await open()
    for (const hz of [FAILS, ENDS]) {
      await expect(hear([second(hz)])).rejects.toMatchObject({
        code: 'generation_failed',
        message: 'The recording could not be transcribed. Please try again.',
      })
      expect((await hear([second(440)])).text).toBe('440')
    }
  })

  test('is given up in the middle and in line, and the others in line go on', async () => {
    const { hear } = await open()
    const [hanging, waiting] = [new AbortController(), new AbortController()]
    const first = hear([second(HANGS)], { signal: hanging.signal })
    const second_ = hear([second(440)], { signal: waiting.signal })
    const third = hear([second(600)])
    waiting.abort()
    await expect(second_).rejects.toMatchObject({ code: 'unavailable' })
    hanging.abort()
    await expect(first).rejects.toMatchObject({ code: 'unavailable' })
    expect((await third).text).toBe('600')
  })

  test('says which recordings it can hear', async () => {
    const { speech } = await open()
    const hear = (path: string) =>
      speech.transcribe({ path, contentType: 'audio/mp4' }, { ...askedBy(), languages: ['en'] })
    await expect(hear(material('audio/sentences-90s.m4a'))).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('MP3, WAV, and WebM or Ogg with Opus'),
    })
    await expect(hear(material('documents/en.pdf'))).rejects.toMatchObject({ code: 'unreadable' })
    expect(() => speech.refuseUnheard?.('audio/mp4')).toThrow('MP3, WAV, and WebM or Ogg with Opus')
    expect(() => speech.refuseUnheard?.('audio/webm')).not.toThrow()
  })
})

test('A DATA_DIR that is a link is as good as what it leads to', async () => {
  const link = join(await emptyFolder(), 'data')
  await symlink(dataDir, link)
  const speech = await openLocalSpeech(link, log)
  onTestFinished(() => speech.close())
  const path = write('linked.wav', buildTones([second(440)]))
  const { text } = await speech.transcribe({ path, contentType: 'audio/wav' }, { ...askedBy(), languages: ['en'] })
  expect(text).toBe('440')
})

describe('Without a whole installation, recognition on this machine stops the start', () => {
  test('with one line', async () => {
    const message = 'SPEECH_BASE_URL is local, but no recogniser is installed: run npx lectern speech install'
    await expect(openLocalSpeech(await emptyFolder(), log)).rejects.toThrow(message)
  })

  test('rather than use a record that somebody changed', async () => {
    const folder = await emptyFolder()
    await installToneListener(folder)
    const record = { model: 'x', modelBytes: 1, runtime: 'runtime-0', folder: '../../elsewhere' }
    await writeFile(join(folder, 'speech', 'installed.json'), JSON.stringify(record))
    await expect(openLocalSpeech(folder, log)).rejects.toThrow()
  })
})
