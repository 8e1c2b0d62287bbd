import { randomUUID } from 'node:crypto'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { createStudentWith } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import { exportRuns } from './export-runs.ts'
import { sumRunBytes } from './run-view-store.ts'
import type { ChunkRequest, OpenRequest } from './runs-parts.ts'
import { getGeneration, listGenerations } from './view-runs.ts'

/** 12,000 characters and 2,000 words: three chunks, 2 credits. */
const MATERIAL = 'words '.repeat(2000)
const PIECES = splitIntoChunks(MATERIAL)
const DAY_SECONDS = 86_400
const fails = () => Promise.reject(new Problem('generation_failed', 'The model gave no answer.'))
const never = () => new Promise<never>(() => {})
const admitAll = async () => {}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Problem).code,
  )

describeOnBothDatabases('A run that outlives its page', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 10)
  })

  const request = (about: Partial<OpenRequest> = {}): OpenRequest => ({
    module: 'recite',
    content: MATERIAL,
    purpose: 'Definitions',
    documentName: 'Words.pdf',
    materialId: null,
    key: null,
    ...about,
  })
  const open = async (about: Partial<OpenRequest> = {}) =>
    (await ground.generationRuns.openRun(ground.student, request(about), admitAll)).id
  const chunk = (generationId: string, chunkIndex: number): ChunkRequest => ({
    module: 'recite',
    generationId,
    chunkIndex,
    totalChunks: PIECES.length,
    content: PIECES[chunkIndex] ?? '',
    fingerprint: 'Definitions',
    key: null,
  })
  const made = (text: string) => async () => ({ text, made_by: 'model' as const })
  const serve = (
    id: string,
    chunkIndex: number,
    make: () => Promise<{ text: string; made_by: 'model' }> = made(`answer ${chunkIndex}`),
  ) => ground.generationRuns.serveChunk(ground.student, chunk(id, chunkIndex), make, ({ text }) => ({ things: [text] }))
  const name = (generationId: string) => ({ module: 'recite' as const, generationId })
  const list = async (student = ground.student) =>
    (await listGenerations(ground, student, 'recite', { page: 1 })).generations
  const get = (id: string, student = ground.student) =>
    getGeneration(ground, student, name(id), (stored: { text: string; made_by: 'model' }) => stored, 'en')
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)
  const closeIdle = async () => {
    ground.clock.advance(15 * 60)
    await ground.generationRuns.closeIdleRuns()
  }
  const ledger = () => ground.credits.checkLedger(database().queries)

  test('is opened with its whole material: counted here, cut here, held once', async () => {
    const key = randomUUID()
    const ids = await Promise.all([open({ key }), open({ key }), open({ key })])
    // Whoever asks for the same while it is open, by another key or none, is given the same.
    const joined = await Promise.all([open({ key: null }), open({ key: randomUUID() }), open({ key })])
    expect(new Set([...ids, ...joined]).size).toBe(1)
    expect(await available()).toBe(8)
    const [id = ''] = ids
    expect(await list()).toEqual([
      {
        generation_id: id,
        status: 'running',
        document_name: 'Words.pdf',
        purpose: 'Definitions',
        total_chunks: 3,
        done_chunks: 0,
        failed_chunks: 0,
        empty_chunks: 0,
        made_count: 0,
        suggested_count: 0,
        credit_cost: 2,
        charged_credits: 0,
        held_credits: 2,
        go_on_credits: 0,
        created_at: ground.clock.now().toISOString(),
      },
    ])
    expect(await codeOf(open({ key, content: `${MATERIAL}other` }))).toBe('key_reused')
  })

  test('hands its maker the name of the document and what earlier parts gave, the nearest first', async () => {
    const id = await open()
    await serve(id, 0)
    await serve(id, 1, () => Promise.reject(new Problem('generation_failed', 'No.'))).catch(() => {})
    await ground.generationRuns.serveChunk(ground.student, chunk(id, 2), async (_signal, known) => {
      expect(known).toEqual({ documentName: 'Words.pdf', before: [{ text: 'answer 0', made_by: 'model' }] })
      return { text: 'answer 2', made_by: 'model' as const }
    })
    expect((await get(id)).chunks.map(({ state }) => state)).toEqual(['made', 'failed', 'made'])
  })

  test('opens nothing where it is refused', async () => {
    const poor = await createStudentWith(1, ground)
    const opening = (about: Partial<OpenRequest>, admit = admitAll) =>
      codeOf(ground.generationRuns.openRun(poor, request(about), admit))
    expect(await opening({})).toBe('insufficient_credits')
    expect(await opening({ content: 'word '.repeat(100_001) })).toBe('content_rejected')
    expect(await opening({ content: ' .'.repeat(999_999) })).not.toBe('done')
    const full = () => Promise.reject(new Problem('storage_full', 'Full.'))
    expect(await opening({ content: 'a word' }, full)).toBe('storage_full')
    expect(await opening({ content: 'a word', materialId: 1_000_000 })).toBe('not_found')
    expect(await list(poor)).toEqual([])
    expect(await ground.credits.readAvailable(database().queries, poor.id)).toBe(1)
  })

  test('pays for one word of 20,000 letters as what it is to read', async () => {
    const id = await open({ content: 'w'.repeat(40_000) })
    expect((await get(id)).credit_cost).toBe(3)
  })

  test('is read back on any device: its material, and what became of each chunk', async () => {
    const id = await open()
    await serve(id, 0)
    await serve(id, 2, fails).catch(() => {})
    expect(await get(id)).toMatchObject({
      status: 'running',
      done_chunks: 1,
      failed_chunks: 1,
      made_count: 1,
      material: { content: MATERIAL, is_whole: true, purpose: 'Definitions', document_name: 'Words.pdf' },
      chunks: [
        { chunk_index: 0, state: 'made', made_by: 'model', answer: { text: 'answer 0' }, error: null },
        { chunk_index: 1, state: 'left', answer: null, error: null },
        {
          chunk_index: 2,
          state: 'failed',
          answer: null,
          code: 'generation_failed',
          error: 'The model gave no answer.',
        },
      ],
    })
    ground.clock.advance(20)
    expect(await list()).toMatchObject([{ status: 'unfinished' }])
  })

  test('takes its own chunks alone', async () => {
    const id = await open()
    const serveAs = (about: Partial<ChunkRequest>) =>
      codeOf(ground.generationRuns.serveChunk(ground.student, { ...chunk(id, 0), ...about }, never))
    expect(await serveAs({ content: 'something else' })).toBe('conflict')
    expect(await serveAs({ fingerprint: 'Another purpose' })).toBe('conflict')
    expect(await serveAs({ chunkIndex: 3 })).toBe('invalid')
  })

  test('stays for going on after it was settled: a new hold for what is left, one however often it is asked', async () => {
    const id = await open()
    await serve(id, 0)
    await closeIdle()
    expect(await available()).toBe(9)
    expect(await list()).toMatchObject([
      { status: 'unfinished', charged_credits: 1, held_credits: 0, go_on_credits: 1, done_chunks: 1 },
    ])
    expect(await codeOf(serve(id, 1))).toBe('conflict')
    const goOn = () => ground.generationRuns.goOn(ground.student, name(id))
    await Promise.all([goOn(), goOn(), goOn()])
    await goOn()
    expect(await available()).toBe(8)
    expect(await list()).toMatchObject([{ status: 'running', charged_credits: 1, held_credits: 1, go_on_credits: 0 }])
    await serve(id, 1)
    expect((await serve(id, 2)).creditsRefunded).toBeUndefined()
    expect(await list()).toMatchObject([{ status: 'unkept', charged_credits: 2, held_credits: 0, done_chunks: 3 }])
    expect(await available()).toBe(8)
    expect(await goOn()).toMatchObject({ chargedCredits: 2, heldCredits: 0 })
    expect(await available()).toBe(8)
    expect(await ledger()).toEqual([])
  })

  test('costs what it made, however often it is left and gone on with', async () => {
    const id = await open({ content: MATERIAL.slice(0, 11_900) })
    const pieces = splitIntoChunks(MATERIAL.slice(0, 11_900))
    for (const [chunkIndex, content] of pieces.entries()) {
      await ground.generationRuns.goOn(ground.student, name(id))
      await ground.generationRuns.serveChunk(ground.student, { ...chunk(id, chunkIndex), content }, made('x'))
      await closeIdle()
    }
    // The whole was agreed to cost 1.
    expect(await get(id)).toMatchObject({ credit_cost: 1, charged_credits: 1, status: 'unkept' })
    expect(await available()).toBe(9)
    await ground.generationRuns.goOn(ground.student, name(id))
    expect(await ledger()).toEqual([])
  })

  test('cannot be gone on with without credits, and gives back what going on did not make', async () => {
    const id = await open()
    await closeIdle()
    expect(await available()).toBe(10)
    await ground.generationRuns.goOn(ground.student, name(id))
    expect(await available()).toBe(8)
    await closeIdle()
    expect(await available()).toBe(10)
    const spend = { module: 'writing', price: 9, key: null } as const
    await ground.credits.spend(ground.student, spend, async () => 'an essay')
    expect(await codeOf(ground.generationRuns.goOn(ground.student, name(id)))).toBe('insufficient_credits')
    expect(await list()).toMatchObject([{ status: 'unfinished', go_on_credits: 2 }])
  })

  test('lets a failed chunk be tried again, and charges it then', async () => {
    const id = await open()
    await serve(id, 0)
    await serve(id, 1)
    const last = await serve(id, 2, fails).catch((problem: Problem) => problem)
    expect(last).toMatchObject({ details: { generation_id: id } })
    expect(await list()).toMatchObject([{ status: 'unkept', done_chunks: 2, failed_chunks: 1 }])
    const before = (await get(id)).charged_credits
    expect(await codeOf(serve(id, 2))).toBe('generation_failed')
    await ground.generationRuns.goOn(ground.student, name(id))
    expect((await get(id)).chunks[2]).toMatchObject({ state: 'left', error: null })
    expect((await serve(id, 2)).answer).toMatchObject({ text: 'answer 2' })
    const after = await get(id)
    expect(after).toMatchObject({ status: 'unkept', done_chunks: 3, failed_chunks: 0 })
    expect(after.charged_credits).toBeGreaterThanOrEqual(before)
    expect(after.charged_credits).toBeLessThanOrEqual(after.credit_cost)
    expect(await ledger()).toEqual([])
  })

  test('whose process was killed is gone on with at once by the next one, where that is alone with the database', async () => {
    const id = await open()
    await serve(id, 0)
    serve(id, 1, never).catch(() => {})
    await expect.poll(async () => (await get(id)).chunks[1]?.state).toBe('running')
    await ground.generationRuns.endLeases()
    await expect(serve(id, 1)).rejects.toMatchObject({ message: 'The generation was interrupted. Please try again.' })
    await ground.generationRuns.goOn(ground.student, name(id))
    expect((await serve(id, 1)).answer.text).toBe('answer 1')
    expect(await available()).toBe(8)
  })

  test('of which nothing could be made can be gone on with', async () => {
    const id = await open()
    for (const index of [0, 1, 2]) await serve(id, index, fails).catch(() => {})
    expect(await available()).toBe(10)
    expect(await list()).toMatchObject([{ status: 'unfinished', failed_chunks: 3, go_on_credits: 2 }])
  })

  test('is ended with what is there: it waits to be kept; without anything it waits for nobody', async () => {
    const id = await open()
    await serve(id, 0)
    expect(await ground.generationRuns.endRun(ground.student, name(id))).toEqual({ creditsRefunded: 1 })
    expect(await list()).toMatchObject([{ status: 'unkept', done_chunks: 1, charged_credits: 1 }])
    const empty = await open({ content: MATERIAL.slice(6) })
    await ground.generationRuns.endRun(ground.student, name(empty))
    expect((await list()).map(({ generation_id }) => generation_id)).toEqual([id])
    expect(await available()).toBe(9)
  })

  test('that was closed by idleness is ended without being paid again', async () => {
    const id = await open()
    await serve(id, 0)
    await closeIdle()
    await ground.generationRuns.endRun(ground.student, name(id))
    expect(await list()).toMatchObject([{ status: 'unkept', charged_credits: 1 }])
    expect(await available()).toBe(9)
  })

  test('is kept once, in the transaction that keeps what it made; its texts go then', async () => {
    const id = await open()
    await serve(id, 0)
    const keep = () => database().transaction((tx) => ground.generationRuns.keep(tx, ground.student, name(id)))
    const undone = database().transaction(async (tx) => {
      await ground.generationRuns.keep(tx, ground.student, name(id))
      throw new Error('The set could not be stored')
    })
    await expect(undone).rejects.toThrow('could not be stored')
    expect(await list()).toHaveLength(1)
    await Promise.all([keep(), keep(), keep()])
    await keep()
    expect(await list()).toEqual([])
    expect(await codeOf(get(id))).toBe('not_found')
    expect(await codeOf(ground.generationRuns.goOn(ground.student, name(id)))).toBe('not_found')
    expect(await codeOf(serve(id, 1))).toBe('conflict')
    expect(await sumRunBytes(database().queries, ground.student.id)).toBe(0)
    expect(await available()).toBe(9)
    expect(await ledger()).toEqual([])
  })

  test('is discarded: what is not made comes back, what is under way comes too late', async () => {
    const id = await open()
    await serve(id, 0)
    const { promise, resolve } = Promise.withResolvers<void>()
    let started = false
    const late = codeOf(
      serve(id, 1, async () => {
        started = true
        await promise
        return { text: 'late', made_by: 'model' }
      }),
    )
    await expect.poll(() => started).toBe(true)
    expect(await ground.generationRuns.discard(ground.student, name(id))).toEqual({ creditsRefunded: 1 })
    resolve()
    expect(await late).toBe('not_found')
    expect(await codeOf(ground.generationRuns.discard(ground.student, name(id)))).toBe('not_found')
    expect(await list()).toEqual([])
    expect(await available()).toBe(9)
    expect(await ledger()).toEqual([])
  })

  test('is nobody else’s', async () => {
    const id = await open()
    const runs = ground.generationRuns
    const { stranger } = ground
    const codes = await Promise.all([
      codeOf(get(id, stranger)),
      codeOf(runs.goOn(stranger, name(id))),
      codeOf(runs.endRun(stranger, name(id))),
      codeOf(runs.discard(stranger, name(id))),
      codeOf(runs.discard(ground.student, { ...name(id), module: 'notes' })),
      codeOf(database().transaction((tx) => runs.keep(tx, stranger, name(id)))),
    ])
    expect(new Set(codes)).toEqual(new Set(['not_found']))
    expect(await list(stranger)).toEqual([])
  })

  test('is forgotten 30 days after it ended, not before', async () => {
    const id = await open()
    await serve(id, 0)
    await closeIdle()
    ground.clock.advance(30 * DAY_SECONDS - 1)
    await ground.generationRuns.forgetOldRuns()
    expect(await list()).toHaveLength(1)
    ground.clock.advance(1)
    expect(await ground.generationRuns.forgetOldRuns()).toBeGreaterThan(0)
    expect(await list()).toEqual([])
    expect(await codeOf(get(id))).toBe('not_found')
  })

  test('opened by its first chunk alone keeps what its chunks brought', async () => {
    const { generationRuns, student } = ground
    const first = {
      ...chunk('', 0),
      generationId: undefined,
      declaredWords: 2000,
      declaredCharacters: 12_000,
      purpose: 'Definitions',
    }
    const { generationId: id } = await generationRuns.serveChunk(student, first, made('answer 0'), () => ({
      things: ['a'],
    }))
    await serve(id, 1, fails).catch(() => {})
    expect(await get(id)).toMatchObject({
      purpose: 'Definitions',
      material: { is_whole: false, content: `${PIECES[0]}${PIECES[1]?.slice(250)}` },
      chunks: [{ state: 'made' }, { state: 'failed' }, { state: 'left' }],
    })
    await closeIdle()
    await generationRuns.goOn(student, name(id))
    await serve(id, 1)
    await serve(id, 2)
    expect(await get(id)).toMatchObject({ status: 'unkept', charged_credits: 2, material: { content: MATERIAL } })
    expect(await available()).toBe(8)
  })

  test('counts things that two chunks made alike once, and counts against the storage of its student', async () => {
    const id = await open()
    await serve(id, 0, made('alike'))
    await serve(id, 1, made('alike'))
    expect(await get(id)).toMatchObject({ made_count: 1, done_chunks: 2 })
    expect(await sumRunBytes(database().queries, ground.student.id)).toBeGreaterThanOrEqual(MATERIAL.length)
  })

  test('is in the archive of its student', async () => {
    const id = await open()
    await serve(id, 0)
    const entries = await Array.fromAsync(exportRuns(ground, { id: ground.student.id, language: 'en' }))
    expect(entries).toMatchObject([
      {
        path: `recite/generation-${id}.json`,
        content: { material: { content: MATERIAL }, chunks: [{ answer: { text: 'answer 0' } }, {}, {}] },
      },
    ])
    expect(await Array.fromAsync(exportRuns(ground, { id: ground.stranger.id, language: 'en' }))).toEqual([])
  })

  test('declares no more chunks than so much text can come in', async () => {
    const declare = (about: Partial<ChunkRequest>) =>
      codeOf(
        ground.generationRuns.serveChunk(
          ground.student,
          { ...chunk('', 0), generationId: undefined, content: randomUUID(), ...about },
          made('x'),
        ),
      )
    expect(await declare({ totalChunks: 1000, declaredWords: 1999 })).toBe('content_rejected')
    expect(await declare({ totalChunks: 5, declaredWords: 1000 })).toBe('content_rejected')
    expect(await declare({ totalChunks: 4, declaredWords: 1000 })).toBe('done')
    expect(await available()).toBe(9)
    expect(await declare({ totalChunks: 2, declaredWords: 10, content: 'w'.repeat(600) })).toBe('content_rejected')
  })
})
