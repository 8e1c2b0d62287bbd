import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listeningEndpoints } from '@lectern/contract/listening'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { buildTones } from '../../../test/files/build-tones.ts'
import { material } from '../../../test/material.ts'
import { installToneListener } from '../../../test/stand-ins/install-tone-listener.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

describe('With the recogniser on this machine', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
    return () => database.close()
  })
  const DATA_DIR = join(inject('scratchFolder'), `listening-${crypto.randomUUID()}`)
  beforeAll(() => installToneListener(DATA_DIR))
  const app = testApp(() => database, { DATA_DIR, SPEECH_BASE_URL: 'local' })
  const generate = (student: TestStudent, file: File) =>
    student
      .client(listeningEndpoints)
      .generate(
        { form: { file, title: '', language_codes: 'en-US', wait: 'true' } },
        { idempotencyKey: crypto.randomUUID() },
      )
  const available = (student: TestStudent) => app.services.credits.readAvailable(database.queries, student.id)

  test('what it cannot hear is refused before anything is kept or held', async () => {
    const student = await app.student(5)
    const file = new File([readFileSync(material('audio/sentences-90s.m4a'))], 'talk.m4a')
    await expect(generate(student, file)).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_type',
      message: expect.stringContaining('AAC, as in most .m4a and .mp4 files, cannot'),
    })
    expect((await student.client(listeningEndpoints).listSets({ query: {} })).sets).toEqual([])
    expect(await available(student)).toBe(5)
  })

  test('a recording is heard by it, and where nothing comes of that, paid back', async () => {
    const student = await app.student(5)
    const file = new File([new Uint8Array(buildTones([{ hz: 440, seconds: 3 }]))], 'tone.wav')
    await expect(generate(student, file)).rejects.toMatchObject({ status: 502, data: { credits_refunded: 1 } })
    expect(await available(student)).toBe(5)
  })
})
