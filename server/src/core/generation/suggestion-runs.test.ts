import { splitIntoChunks } from '@lectern/domain/chunks'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import { paidRuns } from '../feedback/tables.ts'
import type { ChunkRequest } from './runs-parts.ts'
import { generationRuns } from './tables.ts'
import { getGeneration, listGenerations } from './view-runs.ts'

/** 12,000 characters and 2,000 words: three chunks, 2 credits. */
const MATERIAL = 'words '.repeat(2000)
const PIECES = splitIntoChunks(MATERIAL)

interface Stored {
  cards: string[]
  suggestions: string[]
  made_by: 'built-in'
}
const sure = (...cards: string[]): Stored => ({ cards, suggestions: [], made_by: 'built-in' })
const unsure = (...suggestions: string[]): Stored => ({ cards: [], suggestions, made_by: 'built-in' })
const fails = () => Promise.reject(new Problem('generation_failed', 'The engine did not answer.'))
const holdsNothing = () => Promise.reject(new Problem('nothing_to_make', 'Nothing.'))

describeOnBothDatabases('A run with suggestions', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 10)
  })

  const open = async () => {
    const request = { module: 'recite', content: MATERIAL, purpose: '', documentName: '' } as const
    const opened = { ...request, materialId: null, key: null }
    return (await ground.generationRuns.openRun(ground.student, opened, async () => {})).id
  }
  const serveAs = (about: Partial<ChunkRequest>, make: () => Promise<Stored>) =>
    ground.generationRuns.serveChunk(
      ground.student,
      {
        module: 'recite',
        chunkIndex: 0,
        totalChunks: PIECES.length,
        content: PIECES[about.chunkIndex ?? 0] ?? '',
        fingerprint: '',
        key: null,
        ...about,
      },
      make,
      ({ cards, suggestions }) => ({ things: cards, suggestions }),
    )
  const serve = (generationId: string, chunkIndex: number, made: Stored | (() => Promise<Stored>)) =>
    serveAs({ generationId, chunkIndex }, typeof made === 'function' ? made : async () => made)
  const name = (generationId: string) => ({ module: 'recite' as const, generationId })
  const list = async () => (await listGenerations(ground, ground.student, 'recite', { page: 1 })).generations
  const get = (id: string) => getGeneration(ground, ground.student, name(id), (stored: Stored) => stored, 'en')
  const goOn = (id: string) => ground.generationRuns.goOn(ground.student, name(id))
  const keep = (id: string) => database().transaction((tx) => ground.generationRuns.keep(tx, ground.student, name(id)))
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)
  const latestNote = async () => {
    const { transactions } = await ground.credits.listTransactions(database().queries, ground.student.id, 1)
    return JSON.stringify(transactions[0])
  }
  const isSound = async () => expect(await ground.credits.checkLedger(database().queries)).toEqual([])

  test('charges nothing for a chunk that gave suggestions alone, keeps and shows it, and says why its share came back', async () => {
    const id = await open()
    await serve(id, 0, sure('a card'))
    await serve(id, 1, unsure('one', 'two'))
    const last = await serve(id, 2, unsure('three'))
    expect(last).toMatchObject({ answer: unsure('three'), creditsRefunded: 1 })
    expect(await available()).toBe(9)
    expect(await latestNote()).toContain('generation.partsUnsure')
    expect(await list()).toMatchObject([
      {
        status: 'unkept',
        done_chunks: 3,
        failed_chunks: 0,
        made_count: 1,
        suggested_count: 3,
        charged_credits: 1,
        held_credits: 0,
        go_on_credits: 0,
      },
    ])
    const { chunks } = await get(id)
    expect(chunks.map(({ state, answer }) => [state, answer?.suggestions])).toEqual([
      ['made', []],
      ['made', ['one', 'two']],
      ['made', ['three']],
    ])
    await isSound()
  })

  test('costs nothing where it gave suggestions alone, and can be kept', async () => {
    const id = await open()
    for (const index of [0, 1, 2]) await serve(id, index, unsure(`of ${index}`))
    expect(await available()).toBe(10)
    expect(await list()).toMatchObject([{ status: 'unkept', charged_credits: 0, made_count: 0, suggested_count: 3 }])
    expect((await goOn(id)).endedAt).not.toBeNull()
    expect(await available()).toBe(10)

    const kept = await Promise.all([keep(id), keep(id)])
    expect(kept.map(({ paidRunId }) => paidRunId)).toEqual([id, id])
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.id, id))
    expect(run).toMatchObject({ chargedCredits: 0, madeCount: 0, madeBy: 'built-in' })
    expect(await list()).toEqual([])
    expect(await available()).toBe(10)
    await isSound()
  })

  test('gives a repeat what was stored, and makes a chunk once that is asked for ten times at once', async () => {
    const id = await open()
    let made = 0
    const make = async () => {
      made++
      return unsure('one')
    }
    const served = await Promise.all(Array.from({ length: 10 }, () => serve(id, 0, make)))
    expect(made).toBe(1)
    expect(new Set(served.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    await serve(id, 1, unsure('two'))
    const last = await serve(id, 2, unsure('three'))
    expect(last.creditsRefunded).toBe(2)
    const repeats = await Promise.all([serve(id, 2, fails), serve(id, 2, fails)])
    expect(repeats).toEqual([last, last])
    expect(await available()).toBe(10)
    await isSound()
  })

  test('is gone on with for what failed and what is left alone, however often', async () => {
    const id = await open()
    await serve(id, 0, unsure('one'))
    await serve(id, 1, fails).catch(() => {})
    ground.clock.advance(15 * 60)
    await ground.generationRuns.closeIdleRuns()
    expect(await available()).toBe(10)
    expect(await list()).toMatchObject([{ status: 'unfinished', charged_credits: 0, go_on_credits: 1 }])
    await Promise.all([goOn(id), goOn(id)])
    expect(await available()).toBe(9)
    expect((await get(id)).chunks.map(({ state }) => state)).toEqual(['made', 'left', 'left'])
    expect((await serve(id, 0, fails)).answer).toEqual(unsure('one'))
    await serve(id, 1, sure('a card'))
    await serve(id, 2, unsure('two'))
    expect(await list()).toMatchObject([{ status: 'unkept', charged_credits: 1, made_count: 1, suggested_count: 2 }])
    expect(await available()).toBe(9)
    await isSound()
  })

  test('gone on with in vain, does not lay it to the suggestions that were there before', async () => {
    const id = await open()
    await serve(id, 0, unsure('one'))
    await ground.generationRuns.endRun(ground.student, name(id))
    expect(await latestNote()).toContain('generation.partsUnsure')
    await goOn(id)
    for (const index of [1, 2]) await serve(id, index, fails).catch(() => {})
    expect(await latestNote()).toContain('generation.partsNotMade')
    expect(await available()).toBe(10)
    await isSound()
  })

  test('opened by its first chunk alone, sets nothing aside anew for what gave suggestions', async () => {
    const { generationId: id } = await serveAs({ declaredWords: 2000, declaredCharacters: 12_000 }, async () =>
      unsure('one'),
    )
    await ground.generationRuns.endRun(ground.student, name(id))
    expect(await available()).toBe(10)
    const [run] = await database().queries.select().from(generationRuns).where(eq(generationRuns.id, id))
    expect(run).toMatchObject({ chargedCredits: 0, agreedCredits: 2 })
    await goOn(id)
    expect(await available()).toBe(9)
  })

  test('does not count a suggestion that a card of any chunk asks, nor one twice', async () => {
    const id = await open()
    await serve(id, 0, unsure('a', 'b'))
    await serve(id, 1, { cards: ['b'], suggestions: ['a', 'c'], made_by: 'built-in' })
    expect(await list()).toMatchObject([{ made_count: 1, suggested_count: 2 }])
  })

  test('does not try what holds nothing again, and sets nothing aside for it', async () => {
    const id = await open()
    await serve(id, 0, holdsNothing).catch(() => {})
    await serve(id, 1, fails).catch(() => {})
    await serve(id, 2, holdsNothing).catch(() => {})
    expect(await list()).toMatchObject([{ status: 'unfinished', failed_chunks: 3, empty_chunks: 2, go_on_credits: 1 }])
    await goOn(id)
    expect((await get(id)).chunks.map(({ state, code }) => [state, code])).toEqual([
      ['failed', 'nothing_to_make'],
      ['left', null],
      ['failed', 'nothing_to_make'],
    ])
    expect(await serve(id, 0, async () => sure('late')).catch(({ code }: Problem) => code)).toBe('nothing_to_make')
    await serve(id, 1, holdsNothing).catch(() => {})
    expect(await available()).toBe(10)
    expect(await list()).toMatchObject([{ failed_chunks: 3, empty_chunks: 3, go_on_credits: 0 }])
    await Promise.all([goOn(id), goOn(id)])
    expect(await available()).toBe(10)
    await isSound()
  })
})
