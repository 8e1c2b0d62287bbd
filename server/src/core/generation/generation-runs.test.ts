import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import type { Credits } from '../credits/credits.ts'
import { createGenerationRuns, type GenerationRuns } from './generation-runs.ts'
import type { ChunkRequest } from './runs-parts.ts'

const words = (count: number, word = 'word') => `${word} `.repeat(count)
const fails = () => Promise.reject(new Problem('generation_failed', 'The model gave no answer.'))
const never = () => new Promise<never>(() => {})
const lasting = () => {
  const { promise, resolve: end } = Promise.withResolvers<string>()
  const work = {
    started: 0,
    end,
    make: () => {
      work.started++
      return promise
    },
  }
  return work
}
const problemOf = (serving: Promise<unknown>) =>
  serving.then(
    () => null,
    (error: unknown) => error as Problem,
  )

describeOnDatabase('server', 'A chunked run', (database) => {
  let clock: SteppedClock
  let credits: Credits
  let runs: GenerationRuns

  beforeAll(() => {
    clock = steppedClock()
    credits = creditsOver(database(), { clock })
    runs = createGenerationRuns({ database: database(), credits, clock, log: silentLog })
  })

  const studentWith = (amountCredits: number) => createStudentWith(amountCredits, { database: database(), credits })
  const available = ({ id }: { id: number }) => credits.readAvailable(database().queries, id)
  /** A first chunk of 1,000 words of a material of 3,000 in three chunks, unless said. */
  const first = (about: Partial<ChunkRequest> = {}): ChunkRequest => ({
    module: 'recite',
    chunkIndex: 0,
    totalChunks: 3,
    declaredWords: 3000,
    content: `${words(999)}${randomUUID().replaceAll('-', '')}`,
    key: null,
    ...about,
  })
  const open = async (student: { id: number }, about: Partial<ChunkRequest> = {}) => {
    const request = first(about)
    const served = await runs.serveChunk(student, request, async () => 'answer 0')
    const later = (chunkIndex: number, more: Partial<ChunkRequest> = {}): ChunkRequest => ({
      ...request,
      generationId: served.generationId,
      chunkIndex,
      content: words(1000, `chunk${chunkIndex}`),
      ...more,
    })
    return { request, served, later, generationId: served.generationId }
  }

  test('holds the whole price at its first chunk, and charges it when all chunks have succeeded', async () => {
    const student = await studentWith(10)
    const { served, later } = await open(student)
    expect(served).toMatchObject({ answer: 'answer 0', agreedCredits: 3, creditsRefunded: undefined })
    expect(await available(student)).toBe(7)
    await runs.serveChunk(student, later(1), async () => 'answer 1')
    const last = await runs.serveChunk(student, later(2), async () => 'answer 2')
    expect(last.creditsRefunded).toBeUndefined()
    const { transactions } = await credits.listTransactions(database().queries, student.id, 1)
    expect(transactions[0]).toMatchObject({
      kind: 'charge',
      amountCredits: -3,
      module: 'recite',
      balanceAfterCredits: 7,
    })
  })

  test('charges the words that succeeded, and the call that ends it tells what came back', async () => {
    const student = await studentWith(10)
    const { later, generationId } = await open(student)
    const failed = await problemOf(runs.serveChunk(student, later(1), fails))
    expect(failed?.details).toEqual({ generation_id: generationId })
    const last = await runs.serveChunk(student, later(2), async () => 'answer 2')
    expect(last.creditsRefunded).toBe(1)
    expect(await available(student)).toBe(8)
    const { transactions } = await credits.listTransactions(database().queries, student.id, 1)
    expect(transactions.slice(0, 2).map(({ amountCredits }) => amountCredits)).toEqual([1, -3])
  })

  test('costs nothing when every chunk failed; the last failure carries the refund', async () => {
    const student = await studentWith(10)
    const request = first({ totalChunks: 2 })
    const problem = await problemOf(runs.serveChunk(student, request, fails))
    const generationId = problem?.details.generation_id as string
    const second = { ...request, generationId, chunkIndex: 1, content: 'more' }
    const last = await problemOf(runs.serveChunk(student, second, () => Promise.reject(new TypeError('oops'))))
    expect(last).toMatchObject({
      code: 'generation_failed',
      details: { generation_id: generationId, credits_refunded: 3 },
    })
    expect(await available(student)).toBe(10)
  })

  test('gives repeats the stored answer, refund included, and makes no chunk twice', async () => {
    const student = await studentWith(10)
    const { request, later, generationId } = await open(student)
    await problemOf(runs.serveChunk(student, later(1), fails))
    const last = await runs.serveChunk(student, later(2), async () => ({ cards: ['漢', '\u0000'] }))
    expect(await runs.serveChunk(student, later(2), never)).toEqual(last)
    const repeated = await runs.serveChunk(student, { ...request, generationId }, never)
    expect(repeated).toMatchObject({ answer: 'answer 0', creditsRefunded: undefined })
    expect(await problemOf(runs.serveChunk(student, later(1), never))).toMatchObject({
      code: 'generation_failed',
      message: 'The model gave no answer.',
    })
    expect(await available(student)).toBe(8)
  })

  test('makes a chunk once that is asked for ten times at once', async () => {
    const student = await studentWith(10)
    const { later } = await open(student)
    let made = 0
    const make = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return ++made
    }
    const served = await Promise.all(Array.from({ length: 10 }, () => runs.serveChunk(student, later(1), make)))
    expect(served.map(({ answer }) => answer)).toEqual(Array(10).fill(1))
  })

  test('is opened once by the same first chunk: by its key, or by its content while it is open', async () => {
    const student = await studentWith(10)
    const request = first({ key: randomUUID() })
    const serving = Array.from({ length: 5 }, () => runs.serveChunk(student, request, async () => 'made'))
    const again = [...(await Promise.all(serving)), await runs.serveChunk(student, { ...request, key: null }, never)]
    expect(new Set(again.map(({ generationId }) => generationId)).size).toBe(1)
    expect(await available(student)).toBe(7)

    await runs.endRun(student, { module: 'recite', generationId: again[0]!.generationId })
    expect(await runs.serveChunk(student, request, never)).toMatchObject({ answer: 'made' })
    const anew = await runs.serveChunk(student, { ...request, key: null }, async () => 'made anew')
    expect(anew.answer).toBe('made anew')
  })

  test('is another one for another purpose, and its key is not for another text', async () => {
    const student = await studentWith(10)
    const request = first({ key: randomUUID() })
    const { generationId } = await runs.serveChunk(student, request, async () => 1)
    const other = await runs.serveChunk(student, { ...request, key: null, fingerprint: 'Definitions' }, async () => 2)
    expect(other.generationId).not.toBe(generationId)
    const reused = await problemOf(runs.serveChunk(student, { ...request, content: 'something else' }, never))
    expect(reused?.code).toBe('key_reused')
  })

  test('can be started again at once after its first chunk failed', async () => {
    const student = await studentWith(3)
    const request = first()
    const failed = await problemOf(runs.serveChunk(student, request, fails))
    const again = await runs.serveChunk(student, request, async () => 'better')
    expect(again.generationId).not.toBe(failed?.details.generation_id)
    expect(await available(student)).toBe(0)
  })

  test('refuses what goes beyond the declared words and the overlaps, before any work', async () => {
    const student = await studentWith(10)
    const { later } = await open(student)
    const allowance = 3000 + 2 * 251
    const tooMuch = await problemOf(runs.serveChunk(student, later(1, { content: words(allowance - 999) }), never))
    expect(tooMuch?.code).toBe('content_rejected')
    const justEnough = later(1, { content: words(allowance - 1000) })
    expect((await runs.serveChunk(student, justEnough, async () => 'fits')).answer).toBe('fits')
    const oneMore = await problemOf(runs.serveChunk(student, later(2, { content: 'word' }), never))
    expect(oneMore?.code).toBe('content_rejected')
  })

  test('holds nothing for a first chunk that is refused', async () => {
    const student = await studentWith(2)
    const refuse = (about: Partial<ChunkRequest>) => problemOf(runs.serveChunk(student, first(about), never))
    expect(await refuse({})).toMatchObject({ status: 402, details: { required_credits: 3, current_credits: 2 } })
    expect(await refuse({ declaredWords: 10, totalChunks: 1 })).toMatchObject({ code: 'content_rejected' })
    expect(await refuse({ declaredWords: 100_001 })).toMatchObject({ code: 'content_rejected' })
    expect(await refuse({ chunkIndex: 1 })).toMatchObject({ code: 'invalid' })
    expect(await available(student)).toBe(2)
  })

  test('refuses other content for a chunk, a chunk beyond the last, and one too many under way', async () => {
    const student = await studentWith(10)
    const { later } = await open(student, { totalChunks: 8, declaredWords: 8000 })
    const work = lasting()
    const underWay = [1, 2, 3, 4, 5, 6].map((n) => runs.serveChunk(student, later(n), work.make))
    await expect.poll(() => work.started).toBe(6)
    expect(await problemOf(runs.serveChunk(student, later(7), never))).toMatchObject({ code: 'in_progress' })
    const changed = await problemOf(runs.serveChunk(student, later(1, { content: 'changed' }), never))
    expect(changed?.code).toBe('conflict')
    expect(await problemOf(runs.serveChunk(student, later(8), never))).toMatchObject({ code: 'invalid' })
    work.end('made')
    expect(await Promise.all(underWay)).toHaveLength(6)
  })

  test("is not there for another student, in another module, or under another's id", async () => {
    const student = await studentWith(10)
    const { later, generationId } = await open(student)
    const stranger = await studentWith(10)
    const codes = await Promise.all([
      problemOf(runs.serveChunk(stranger, later(1), never)),
      problemOf(runs.serveChunk(student, later(1, { module: 'notes' }), never)),
      problemOf(runs.serveChunk(student, later(1, { generationId: randomUUID() }), never)),
      problemOf(runs.endRun(stranger, { module: 'recite', generationId })),
    ])
    expect(codes.map((problem) => problem?.code)).toEqual(Array(4).fill('not_found'))
  })

  test('is ended by its student: what succeeded is paid, what is under way comes too late', async () => {
    const student = await studentWith(10)
    const { later, generationId } = await open(student)
    const slow = lasting()
    const underWay = problemOf(runs.serveChunk(student, later(1), slow.make))
    await expect.poll(() => slow.started).toBe(1)
    const end = () => runs.endRun(student, { module: 'recite', generationId })
    expect(await end()).toEqual({ creditsRefunded: 2 })
    expect(await end()).toEqual({ creditsRefunded: 2 })
    slow.end('too late')
    expect(await underWay).toMatchObject({ code: 'generation_failed', details: { generation_id: generationId } })
    expect((await underWay)?.details).not.toHaveProperty('credits_refunded')
    expect(await problemOf(runs.serveChunk(student, later(2), never))).toMatchObject({ code: 'conflict' })
    expect(await available(student)).toBe(9)
  })

  test('is closed after lying idle for 15 minutes, not before', async () => {
    clock.advance(3600)
    await runs.closeIdleRuns()
    const student = await studentWith(10)
    await open(student)
    clock.advance(15 * 60 - 1)
    expect(await runs.closeIdleRuns()).toBe(0)
    clock.advance(1)
    const closed = await Promise.all([runs.closeIdleRuns(), runs.closeIdleRuns(), runs.closeIdleRuns()])
    expect(closed.reduce((sum, n) => sum + n)).toBe(1)
    expect(await available(student)).toBe(9)
  })

  test('does not lie idle while a chunk is being made, however long that takes', async () => {
    const student = await studentWith(10)
    const patient = createGenerationRuns({ database: database(), credits, clock, log: silentLog, leaseSeconds: 3600 })
    const slow = lasting()
    const serving = patient.serveChunk(student, first(), slow.make)
    await expect.poll(() => slow.started).toBe(1)
    clock.advance(16 * 60)
    await runs.closeIdleRuns()
    slow.end('made in the end')
    expect((await serving).answer).toBe('made in the end')
  })

  test('is not held up by chunks whose processes died', async () => {
    const student = await studentWith(10)
    const { later } = await open(student, { totalChunks: 8, declaredWords: 8000 })
    const dead = lasting()
    for (let n = 1; n <= 6; n++) runs.serveChunk(student, later(n), dead.make).catch(() => {})
    await expect.poll(() => dead.started).toBe(6)
    clock.advance(61)
    expect((await runs.serveChunk(student, later(7), async () => 'answer 7')).answer).toBe('answer 7')
  })

  test('counts a chunk as failed whose process died, and gives its share back', async () => {
    const student = await studentWith(10)
    const { later } = await open(student)
    await runs.serveChunk(student, later(1), async () => 'answer 1')
    const dead = lasting()
    runs.serveChunk(student, later(2), dead.make).catch(() => {})
    await expect.poll(() => dead.started).toBe(1)
    expect(await runs.closeIdleRuns()).toBe(0)
    clock.advance(61)
    expect(await runs.closeIdleRuns()).toBe(1)
    expect(await available(student)).toBe(8)
    expect(await problemOf(runs.serveChunk(student, later(2), never))).toMatchObject({ code: 'generation_failed' })
  })

  test('tells the repeat of a dead last chunk of the refund, without waiting for a sweep', async () => {
    const student = await studentWith(10)
    const request = first({ totalChunks: 1, declaredWords: 2000, key: randomUUID() })
    runs.serveChunk(student, request, never).catch(() => {})
    await expect.poll(() => available(student)).toBe(8)
    clock.advance(61)
    const other = await problemOf(runs.serveChunk(student, request, never))
    expect(other).toMatchObject({ code: 'generation_failed', details: { credits_refunded: 2 } })
    expect(await available(student)).toBe(10)
  })

  test('leaves no drift behind, whatever happened above', async () => {
    expect(await credits.checkLedger(database().queries)).toEqual([])
  })
})
