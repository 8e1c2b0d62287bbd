import { LANGUAGES } from '@lectern/texts/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlierDatabase } from '../../../test/earlier-database.ts'
import { lectures } from '../../modules/lecture/tables.ts'
import { listeningSets } from '../../modules/listening/tables.ts'
import { ocrReadings } from '../../modules/ocr/tables.ts'
import { speakingSessions } from '../../modules/speaking/tables.ts'
import { gradings } from '../../modules/writing/tables.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { speaker, type Told, tell } from '../../speaker.ts'
import { generationChunks } from '../generation/tables.ts'
import { ledgerEntries } from './tables.ts'

describe.each(['embedded', 'server'] as const)('Sentences that version 0.1.0 kept (%s database)', (kind) => {
  let database: Awaited<ReturnType<typeof earlierDatabase>>
  beforeAll(async () => {
    database = await earlierDatabase(kind, '0.1.0')
    await migrate(database)
  })
  afterAll(() => database.close())

  const [, ...chinese] = LANGUAGES
  /** Whoever reads English reads what was kept, to the letter; whoever reads Chinese reads Chinese. */
  function expectTold(kept: unknown, told: Told | null | undefined): void {
    if (told === null || told === undefined) {
      expect(kept ?? null).toBeNull()
      return
    }
    expect(tell(told, speaker.in('en'))).toBe(kept)
    for (const language of chinese) expect(tell(told, speaker.in(language))).toMatch(/\p{Script=Han}/u)
  }
  const inOrder = (values: unknown[]) => values.map((value) => JSON.stringify(value)).toSorted()
  const before = (table: string, id: unknown, key = 'id') =>
    database.rows[table]?.find((row) => row[key] === id) ?? expect.unreachable()

  test('of refunds and of payments that were reversed are told in every language; what people typed stays', async () => {
    const entries = await database.queries.select().from(ledgerEntries)
    expect(entries.filter(({ reason }) => reason !== null)).toHaveLength(22)
    for (const { id, note, reason } of entries) {
      const { note: kept } = before('ledger_entries', id)
      if (reason === null) expect(note).toBe(kept)
      else expectTold(kept, reason)
    }
    expect(entries.map(({ note }) => note).filter(Boolean)).toEqual(['WELCOME5', 'Booked twice by mistake.'])
  })

  test('of lectures, recordings and documents that failed are told in every language', async () => {
    const { queries } = database
    for (const row of await queries.select().from(lectures))
      expectTold(before('lectures', row.id).error_message, row.errorMessage)
    for (const row of await queries.select().from(listeningSets))
      expectTold(before('listening_sets', row.id).error, row.error)
    for (const row of await queries.select().from(ocrReadings))
      expectTold(before('ocr_readings', row.id).error, row.error)
  })

  test('of parts of a run and of essays too, unless no message words them: then they stay', async () => {
    const foreign = 'The AI service did not answer in time.'
    const chunks = await database.queries.select().from(generationChunks)
    expect(
      chunks
        .map(({ failure }) => failure?.text)
        .filter(Boolean)
        .toSorted(),
    ).toEqual([foreign, { id: 'credits.failed' }, { id: 'generation.interrupted' }].toSorted())
    const failed = await database.queries.select({ failure: gradings.failure }).from(gradings)
    expect(inOrder(failed.map(({ failure }) => failure))).toEqual(inOrder([foreign, { id: 'writing.gradingFailed' }]))
  })

  test('of feedback on shadowing are told in every language, with their figures', async () => {
    const sessions = await database.queries.select().from(speakingSessions)
    expect(sessions).toHaveLength(4)
    for (const { id, feedback } of sessions) {
      const kept = before('speaking_sessions', id).feedback as {
        summary: string
        practise: string[]
        criteria: { comment: string }[]
      }
      expectTold(kept.summary, feedback?.summary)
      for (const [index, { comment }] of kept.criteria.entries())
        expectTold(comment, feedback?.criteria[index]?.comment)
      for (const [index, one] of kept.practise.entries()) expectTold(one, feedback?.practise[index])
      expect({ ...feedback, summary: 0, practise: 0, criteria: 0 }).toEqual({
        ...kept,
        summary: 0,
        practise: 0,
        criteria: 0,
      })
    }
  })
})
