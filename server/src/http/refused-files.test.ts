import { closeSync, openSync, readSync } from 'node:fs'
import { importEndpoints } from '@lectern/contract/cards/imports'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { Endpoint } from '@lectern/contract/endpoint'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { listeningEndpoints } from '@lectern/contract/listening'
import { materialsEndpoints } from '@lectern/contract/materials'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { reciteEndpoints } from '@lectern/contract/recite'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import { beforeAll, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../test/test-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { ROUTES } from '../app.ts'

const FORMS = ROUTES.flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints)).filter(
  ({ form }) => form && Object.keys(form.files).length > 0,
)
/** What each form needs beside its file, and the name of a file that it takes. */
const BESIDE = new Map<Endpoint, { fields?: Record<string, string>; name: string }>([
  [documentsEndpoints.extract, { fields: { module: 'notes' }, name: 'notes.pdf' }],
  [importEndpoints.begin, { name: 'deck.apkg' }],
  [lectureEndpoints.upload, { name: 'lecture.pdf' }],
  [listeningEndpoints.generate, { name: 'talk.mp3' }],
  [materialsEndpoints.create, { name: 'chapter.pdf' }],
  [ocrEndpoints.readDocument, { name: 'scan.pdf' }],
  [reciteEndpoints.upload, { name: 'cells.pdf' }],
  [reciteEndpoints.uploadMedia, { name: 'cell.png' }],
  [speakingEndpoints.reply, { name: 'turn.webm' }],
  [speakingEndpoints.present, { name: 'part.webm' }],
  [speakingEndpoints.shadow, { name: 'sentence.webm' }],
  [understandingEndpoints.chat, { fields: { message: 'What is this?' }, name: 'cell.png' }],
  [writingEndpoints.grade, { fields: { content: 'He goes to school every day.' }, name: 'topic.png' }],
])
/** The beginning of a program: no text, no document, no picture and no sound. */
function program(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(100_000)
  const file = openSync(process.execPath, 'r')
  readSync(file, bytes)
  closeSync(file)
  return bytes
}

describeOnDatabase('embedded', 'A file', (database) => {
  const app = testApp(database, { SPEECH_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'none' })
  let student: TestStudent
  beforeAll(async () => {
    student = await app.student(20)
  })

  async function bring(endpoint: Endpoint, bytes: Uint8Array<ArrayBuffer>) {
    const { fields = {}, name } = BESIDE.get(endpoint) ?? { name: '' }
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    for (const field of Object.keys(endpoint.form?.files ?? {})) body.append(field, new File([bytes], name))
    const { startChat, startPresentation, startShadowing } = student.client(speakingEndpoints)
    const sessions = new Map<Endpoint, () => Promise<{ session_id: number }>>([
      [speakingEndpoints.reply, () => startChat({ body: { topic: 'My family' } })],
      [speakingEndpoints.present, () => startPresentation({ body: { topic: 'My family' } })],
      [speakingEndpoints.shadow, () => startShadowing({ body: { topic: 'My family' } })],
    ])
    const id = (await sessions.get(endpoint)?.())?.session_id
    const answer = await student.fetch(endpoint.path.replace(':id', String(id)), { method: endpoint.method, body })
    const { code, error } = (await answer.json()) as { code: string; error: string }
    return { status: answer.status, code, error }
  }
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('is brought by just these forms', () => {
    expect([...BESIDE.keys()].map(({ path }) => path).sort()).toEqual(FORMS.map(({ path }) => path).sort())
  })

  const named = FORMS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

  test.each(named)('that is empty is 422 and says so, at no cost: %s', async (_, endpoint) => {
    expect(await bring(endpoint, new Uint8Array())).toMatchObject({
      status: 422,
      error: expect.stringMatching(/empty/),
    })
    expect(await available()).toBe(20)
  })

  // What an import holds is found out by its job, which says why it fails.
  const told = named.filter(([, endpoint]) => endpoint !== importEndpoints.begin)
  test.each(told)('that is nothing its module takes is 415, at no cost: %s', async (_, endpoint) => {
    const refusal = { status: 415, code: 'unsupported_type', error: expect.stringMatching(/^[A-Z]/) }
    expect(await bring(endpoint, program())).toMatchObject(refusal)
    expect(await available()).toBe(20)
  })
})
