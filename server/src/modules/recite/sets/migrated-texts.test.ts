import { randomUUID } from 'node:crypto'
import { countWords } from '@lectern/domain/words'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlierDatabase } from '../../../../test/earlier-database.ts'
import { silentLog, steppedClock } from '../../../../test/ledger.ts'
import { hashOfText, insertMaterial, sumMaterialBytes } from '../../../core/documents/material-store.ts'
import { materials } from '../../../core/documents/tables.ts'
import { insertItems } from '../../../core/review/memory/item-store.ts'
import { reviewItems } from '../../../core/review/tables.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { readMaterial } from '../recite-test-ground.ts'
import { sumReciteBytes } from '../sum-bytes.ts'
import { flashcardSets } from '../tables.ts'
import { bringEarlierTexts } from './bring-earlier-texts.ts'

const CELL = 'A cell is the unit of life. 細胞是生命的基本單位。'
const ROOT = 'A root is brown.\n\nIt drinks.'
const LEAF = 'A leaf is green.'
const SETS = [
  { student: 1, title: 'Cells', document: 'cells.pdf', text: CELL },
  { student: 1, title: 'Cells again', document: '', text: CELL },
  { student: 2, title: "Another's cells", document: 'cells.pdf', text: CELL },
  { student: 1, title: 'Roots', document: '', text: `${ROOT}  \n` },
  { student: 1, title: 'Marks alone', document: '', text: '—…—' },
  { student: 2, title: 'Without a text', document: '', text: '' },
  { student: 2, title: 'Of a material that was deleted', document: 'leaves.pdf', text: LEAF },
]
const NEVER = new AbortController().signal
const MADE_AT = new Date('2026-11-20T10:00:00Z')

describe.each(['embedded', 'server'] as const)('Texts that version 0.1.0 kept with sets (%s database)', (kind) => {
  let database: Awaited<ReturnType<typeof earlierDatabase>>
  const clock = steppedClock()
  const bring = () => bringEarlierTexts({ database, clock, log: silentLog }, NEVER)
  const sets = () => database.queries.select().from(flashcardSets).orderBy(asc(flashcardSets.id))
  const bytesOf = (studentId: number) => sumReciteBytes(database.queries, studentId)

  beforeAll(async () => {
    database = await earlierDatabase(kind, '0.1.0')
    await database.transaction(async (tx) => {
      for (const { student, title, document, text } of SETS)
        await tx.execute(sql`
          insert into flashcard_sets
            (student_id, client_id, title, document_name, document_content, content_purpose, created_at)
          values (${student}, ${randomUUID()}::uuid, ${title}, ${document}, ${text}, '', ${MADE_AT.toISOString()}::timestamptz)`)
    })
    await migrate(database)
    for (const { id: groupId, studentId, title, materialId } of await sets())
      await database.transaction(async (tx) => {
        const owner = { studentId, kind: 'card', groupId, addedAt: MADE_AT } as const
        await insertItems(tx, owner, [{ sourceId: 1000 + groupId, part: 0, siblingKey: null, materialId }])
        if (title !== 'Of a material that was deleted') return
        const named = {
          ...{ studentId, name: 'leaves.pdf', text: LEAF, contentHash: hashOfText(LEAF), words: 4 },
          ...{ sizeBytes: LEAF.length, sourceModule: 'recite' as const, createdAt: MADE_AT },
        }
        const id = await insertMaterial(tx, named)
        await tx.update(flashcardSets).set({ materialId: id }).where(eq(flashcardSets.id, groupId))
        await tx.delete(materials).where(eq(materials.id, id))
      })
  })
  afterAll(() => database.close())

  test('are looked at one after the other, those too that come after some which fail', async () => {
    const waiting = (await sets()).filter(({ earlierDueAt }) => earlierDueAt).map(({ id }) => id)
    let calls = 0
    // Each takes two: the first has it taken in hand.
    const transaction: typeof database.transaction = (work) =>
      ++calls % 2 === 1 ? database.transaction(work) : Promise.reject(new Error('no luck'))
    const failing = { database: { ...database, transaction }, clock, log: silentLog }
    await bringEarlierTexts(failing, NEVER, 2)
    await bringEarlierTexts(failing, NEVER, 2)
    expect([waiting.length, calls]).toEqual([6, 8])
    const putOff = (await sets()).filter(({ earlierDueAt }) => earlierDueAt && earlierDueAt > clock.now())
    expect(putOff.map(({ id }) => id)).toEqual(waiting.slice(0, 4))
    await bringEarlierTexts(failing, NEVER)
    await bring()
    expect(await database.queries.$count(materials)).toBe(0)
    clock.advance(2 * 3600)
  })

  test('become materials once, each of its own student, and no word of them is lost', async () => {
    const before = [await bytesOf(1), await bytesOf(2)]
    // Two workers begin at once.
    await Promise.all([bring(), bring()])
    const kept = await database.queries.select().from(materials).orderBy(asc(materials.id))
    const about = (studentId: number, name: string, text: string) => ({
      ...{ studentId, name, text, words: countWords(text), sizeBytes: Buffer.byteLength(text) },
      ...{ title: null, contentType: 'text/plain', sourceModule: 'recite', createdAt: MADE_AT },
    })
    expect(kept.toSorted((one, other) => one.text.length - other.text.length)).toMatchObject([
      about(1, 'Roots', ROOT),
      ...[1, 2].map((student) => about(student, 'cells.pdf', CELL)),
    ])
    const idOf = (student: number, text: string) =>
      kept.find(({ studentId, text: own }) => studentId === student && own === text)?.id ?? expect.unreachable()
    expect((await sets()).map(({ materialId, documentContent }) => [materialId, documentContent])).toEqual([
      [idOf(1, CELL), ''],
      [idOf(1, CELL), ''],
      [idOf(2, CELL), ''],
      [idOf(1, ROOT), ''],
      [null, '—…—'],
      [null, ''],
      [null, LEAF],
    ])
    const items = await database.queries
      .select({ groupId: reviewItems.groupId, materialId: reviewItems.materialId })
      .from(reviewItems)
      .where(gt(reviewItems.sourceId, 1000))
      .orderBy(asc(reviewItems.groupId))
    expect(items).toEqual((await sets()).map(({ id: groupId, materialId }) => ({ groupId, materialId })))
    for (const [index, { id }] of (await sets()).entries())
      expect((await readMaterial(database.queries, id)).trim()).toBe(SETS[index]?.text.trim())
    // What two sets had twice is there once; the rest takes as much as before.
    const moved = [1, 2].map((student) => sumMaterialBytes(database.queries, student))
    const after = [(await bytesOf(1)) + ((await moved[0]) ?? 0), (await bytesOf(2)) + ((await moved[1]) ?? 0)]
    expect(after).toEqual([(before[0] ?? 0) - Buffer.byteLength(CELL) - 3, before[1]])
  })

  test('are not brought back where their student has deleted the material', async () => {
    expect((await sets()).some(({ earlierDueAt }) => earlierDueAt)).toBe(false)
    await database.queries.delete(materials).where(eq(materials.studentId, 1))
    await bring()
    const isWithout = (await sets()).map(({ materialId }) => materialId === null)
    expect(isWithout).toEqual([true, true, false, true, true, true, true])
  })
})
