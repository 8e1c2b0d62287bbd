import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStudent, creditsOver } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Credits } from './credits.ts'
import { HoldEndedError } from './hold.ts'

/**
 * Random sequences of what can be done to a ledger, against a model of a few numbers: after each step the answer and the
 * balance must be the model's, in the end the history too, and nothing may drift.
 */
interface ModelHold {
  key: string | null
  price: number
  state: 'held' | 'settled' | 'released'
}

interface Model {
  posted: number
  holds: ModelHold[]
  references: Set<string>
  /** What stands in the history, oldest first. */
  amounts: number[]
}

interface Real {
  tx: Transaction
  credits: Credits
  student: { id: number }
  /** The identifiers of the model's holds, in the same order. */
  holdIds: string[]
}

type Step = fc.AsyncCommand<Model, Real>

const heldBy = (model: Model) => model.holds.reduce((sum, { price, state }) => sum + (state === 'held' ? price : 0), 0)
const availableIn = (model: Model) => model.posted - heldBy(model)

function post(model: Model, ...amounts: number[]): void {
  model.amounts.push(...amounts)
  for (const amount of amounts) model.posted += amount
}

/** A step, checked against the model, and after it what the student can spend. */
function step(title: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => title,
    run: async (model, real) => {
      await run(model, real)
      const { tx, credits, student } = real
      expect(await credits.readAvailable(tx, student.id)).toBe(availableIn(model))
    },
  }
}

async function expectHistory(model: Model, tx: Transaction, credits: Credits, student: { id: number }): Promise<void> {
  expect(await credits.checkLedger(tx)).toEqual([])
  const { transactions } = await credits.listTransactions(tx, student.id, 1)
  expect(transactions.map(({ amountCredits }) => amountCredits)).toEqual(model.amounts.toReversed().slice(0, 20))
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : error)

const hold = (price: number, key: string | null) =>
  step(`hold ${price} as ${key}`, async (model, { tx, credits, student, holdIds }) => {
    const earlier = model.holds.findIndex((known) => key !== null && known.key === key && known.state !== 'released')
    const refusal = earlier < 0 && availableIn(model) < price ? 'insufficient_credits' : null
    try {
      const placed = await credits.hold(tx, student, { module: 'exam', price, key })
      expect(refusal).toBeNull()
      expect(placed.isNew).toBe(earlier < 0)
      if (placed.isNew) {
        model.holds.push({ key, price, state: 'held' })
        holdIds.push(placed.hold.id)
      } else expect(placed.hold.id).toBe(holdIds[earlier])
    } catch (error) {
      expect(codeOf(error)).toBe(refusal)
    }
  })

const settle = (choice: number, part: number) =>
  step(`settle ${choice} for ${part}`, async (model, { tx, credits, holdIds }) => {
    const target = model.holds[choice % model.holds.length]
    const holdId = holdIds[choice % model.holds.length]
    if (!target || !holdId) return
    const amountCredits = 1 + Math.floor(part * (target.price - 1))
    // Within a savepoint, as the transaction of a worker that comes too late is undone.
    const settling = tx.transaction((inner) => credits.settle(inner, holdId, { amountCredits }))
    if (target.state !== 'held') return expect(settling).rejects.toThrow(HoldEndedError)
    const refundedCredits = target.price - amountCredits
    target.state = 'settled'
    post(model, -target.price, ...(refundedCredits > 0 ? [refundedCredits] : []))
    expect(await settling).toMatchObject({ refundedCredits, availableCredits: availableIn(model) })
  })

const release = (choice: number) =>
  step(`release ${choice}`, async (model, { tx, credits, holdIds }) => {
    const target = model.holds[choice % model.holds.length]
    const holdId = holdIds[choice % model.holds.length]
    if (!target || !holdId) return
    const released = await credits.release(tx, holdId)
    if (target.state !== 'held') return expect(released).toBeNull()
    target.state = 'released'
    post(model, -target.price, target.price)
    expect(released).toMatchObject({ refundedCredits: target.price, availableCredits: availableIn(model) })
  })

const grant = (kind: 'purchase' | 'adjustment', amountCredits: number, reference: string) =>
  step(`${kind} ${amountCredits} for ${reference}`, async (model, { tx, credits, student }) => {
    const name = `${kind}:${reference}`
    const isNew = !model.references.has(name)
    const refusal = isNew && availableIn(model) + amountCredits < 0 ? 'insufficient_credits' : null
    try {
      const isBooked = await credits.grant(tx, { studentId: student.id, kind, amountCredits, reference })
      expect(refusal).toBeNull()
      expect(isBooked).toBe(isNew)
      if (!isNew) return
      model.references.add(name)
      post(model, amountCredits)
    } catch (error) {
      expect(codeOf(error)).toBe(refusal)
    }
  })

const key = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
const reference = fc.constantFrom('1', '2', '3', '4')
const choice = fc.nat(20)
const STEPS = [
  fc.tuple(fc.integer({ min: 1, max: 15 }), key).map((made) => hold(...made)),
  fc.tuple(choice, fc.double({ min: 0, max: 1, noNaN: true })).map((made) => settle(...made)),
  choice.map(release),
  fc.tuple(fc.integer({ min: 1, max: 25 }), reference).map(([credits, of]) => grant('purchase', credits, of)),
  fc.tuple(fc.integer({ min: -20, max: -1 }), reference).map(([credits, of]) => grant('adjustment', credits, of)),
]

describeOnBothDatabases('The ledger', (opened) => {
  test('agrees with the model after each step of a thousand random sequences', async () => {
    const database = opened()
    const credits = creditsOver(database)
    const undo = new Error('undo')
    const runSequence = async (steps: Iterable<Step>) => {
      const running = database.transaction(async (tx) => {
        const student = await createStudent(tx, credits)
        const model: Model = { posted: 0, holds: [], references: new Set(), amounts: [] }
        await fc.asyncModelRun(() => ({ model, real: { tx, credits, student, holdIds: [] } }), steps)
        await expectHistory(model, tx, credits, student)
        throw undo
      })
      await expect(running).rejects.toBe(undo)
    }
    await fc.assert(fc.asyncProperty(fc.commands(STEPS, { maxCommands: 12 }), runSequence), { numRuns: 1000 })
  })
})
