import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { silentLog } from '../../../test/ledger.ts'
import { material } from '../../../test/material.ts'
import { createLimits } from '../../core/limits/limits.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openEngine } from '../../platform/model/engine/engine.ts'
import type { Speech, Transcript } from '../../platform/speech/speech.ts'
import type { Services } from '../../services.ts'
import { readConfig } from '../../settings/config.ts'

const CLIP = readFileSync(material('audio/clip.ogg'))

/** What the tests of this module stand on. */
export type SpeakingGround = Ground & Pick<Services, 'config' | 'engine' | 'limits' | 'log'>

/** No process of it is started before it is asked: what is said of topics asks it through the model alone. */
const { engine } = openEngine()

export async function laySpeakingGround(database: OpenDatabase, amountCredits = 0): Promise<SpeakingGround> {
  const ground = await layGround(database, amountCredits)
  const secrets = { hash: (_purpose: string, text: string) => text } as Services['secrets']
  return {
    ...ground,
    engine,
    log: silentLog,
    config: readConfig({}, '.'),
    limits: createLimits({ database, clock: ground.clock, secrets, hasClientLimits: false }),
  }
}

/** A recogniser that hears `answer`, and keeps what it was given. */
export function speechHearing(answer: string | (() => Promise<Transcript> | Transcript)) {
  const heard: { languages: readonly string[]; contentType: string; sizeBytes: number }[] = []
  const speech: Speech = {
    description: { transcribes: 'service', speaks: null, name: 'test' },
    async transcribe({ path, contentType }, { languages }) {
      heard.push({ languages, contentType, sizeBytes: (await readFile(path)).length })
      return typeof answer === 'string' ? { text: answer, language: null, segments: [] } : answer()
    },
    speak: async () => null,
  }
  return { speech, heard }
}

/** Six seconds of speech, or another file, as somebody uploads it: a file of its own each time. */
export function upload(bytes: Buffer = CLIP): UploadedFile {
  const path = join(mkdtempSync(join(inject('scratchFolder'), 'turn-')), 'turn')
  writeFileSync(path, bytes)
  return { path, filename: 'turn.webm', sizeBytes: bytes.length }
}

/** A judgement as a model gives it. */
export const ASSESSMENT = {
  fluency: { score: null, comment: 'It flows.' },
  vocabulary: { score: 70, comment: 'Varied.' },
  grammar: { score: 50, comment: 'He go.' },
  content: { score: 90, comment: 'On the topic.' },
  corrections: [
    { quote: 'I plays', correction: 'I play', explanation: 'Agreement.' },
    { quote: 'never said', correction: 'x', explanation: 'Not there.' },
  ],
  practise: ['The third person.'],
  summary: 'Well done.',
}
