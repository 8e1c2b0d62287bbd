import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listeningEndpoints } from '@lectern/contract/listening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { hasPocketsphinx, hearWithPocketsphinx } from '../../../test/peers/pocketsphinx.ts'
import { startTranscriptionPeer } from '../../../test/peers/transcription-peer.ts'
import { testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

const peer = await startTranscriptionPeer()
let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('embedded')
  return () => database.close()
})
afterAll(() => peer.stop())
const app = testApp(() => database, { SPEECH_BASE_URL: peer.baseUrl, SPEECH_MODEL: 'pocketsphinx' })

const title = hasPocketsphinx
  ? 'A real recogniser hears what the product sends it, and questions are made of what it heard'
  : 'NOT RUN: no real recogniser is installed here (apt-get install pocketsphinx pocketsphinx-en-us)'

test.runIf(hasPocketsphinx)(title, async () => {
  peer.answer(async ({ file }) => {
    const path = join(app.services.config.dataDir, file.name)
    await writeFile(path, await file.bytes())
    return { json: await hearWithPocketsphinx(path) }
  })
  const student = await app.student(1)
  const file = new File([new Uint8Array(readFileSync(material('audio/clip.ogg')))], 'clip.ogg')
  const listening = student.client(listeningEndpoints)
  const { set } = await listening.generate({ form: { file, language_codes: 'en-US' } })
  expect(set?.questions.length).toBeGreaterThan(0)
  const id = set?.id ?? 0
  await listening.submit({ params: { id }, body: {} })
  const { transcript } = await listening.getSet({ params: { id } })
  expect(transcript).toMatch(/teacher asked the students to open their books/i)
})
