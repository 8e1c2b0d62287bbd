import { expect, test } from 'vitest'
import { steppedClock } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import { deriveSecrets } from '../../settings/secrets.ts'
import { createLimits } from './limits.ts'
import { limitCounts } from './tables.ts'

const secrets = deriveSecrets('a key of at least thirty-two characters')

describeOnBothDatabases('Limits', (database) => {
  const start = (hasClientLimits = true) => {
    const clock = steppedClock()
    return { clock, limits: createLimits({ database: database(), clock, secrets, hasClientLimits }) }
  }
  const subject = () => crypto.randomUUID()
  const refusal = (promise: Promise<void>): Promise<Problem | null> =>
    promise.then(
      () => null,
      (error) => {
        if (error instanceof Problem) return error
        throw error
      },
    )

  test('allow what they say and then name the seconds to wait', async () => {
    const { clock, limits } = start()
    const address = subject()
    for (let count = 0; count < 5; count += 1) {
      await limits.hit('codesOfAddress', address)
      clock.advance(60)
    }
    const refused = await refusal(limits.hit('codesOfAddress', address))
    expect(refused).toMatchObject({ code: 'rate_limited', status: 429, retryAfterSeconds: 3300 })
    clock.advance(3299)
    expect(await refusal(limits.hit('codesOfAddress', address))).toMatchObject({ retryAfterSeconds: 1 })
    clock.advance(1)
    expect(await refusal(limits.hit('codesOfAddress', address))).toBeNull()
  })

  test('slide: never more than the limit within any window', async () => {
    const { clock, limits } = start()
    const address = subject()
    await limits.hit('codesOfAddress', address)
    clock.advance(3590)
    for (let count = 0; count < 4; count += 1) await limits.hit('codesOfAddress', address)
    clock.advance(10)
    expect(await refusal(limits.hit('codesOfAddress', address))).toBeNull()
    expect(await refusal(limits.hit('codesOfAddress', address))).toMatchObject({ retryAfterSeconds: 3590 })
  })

  test('do not grow longer by being asked again', async () => {
    const { clock, limits } = start()
    const address = subject()
    await limits.hit('codeOfAddressInAMinute', address)
    for (let second = 1; second < 60; second += 1) {
      clock.advance(1)
      expect(await refusal(limits.hit('codeOfAddressInAMinute', address))).not.toBeNull()
    }
    clock.advance(1)
    expect(await refusal(limits.hit('codeOfAddressInAMinute', address))).toBeNull()
  })

  test('hold when twenty come at once', async () => {
    const { limits } = start()
    const address = subject()
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(limits.hit('codesOfAddress', address))))
    expect(results.filter((result) => result === null)).toHaveLength(5)
  })

  test('count apart by limit and by subject', async () => {
    const { limits } = start()
    const address = subject()
    await limits.hit('codeOfAddressInAMinute', address)
    expect(await refusal(limits.hit('codesOfAddress', address))).toBeNull()
    expect(await refusal(limits.hit('codeOfAddressInAMinute', subject()))).toBeNull()
  })

  test('counted together count all or none', async () => {
    const { clock, limits } = start()
    const address = subject()
    const both = [
      ['codeOfAddressInAMinute', address],
      ['codesOfAddress', address],
    ] as const
    await limits.hitAll(both)
    for (let count = 0; count < 10; count += 1) expect(await refusal(limits.hitAll(both))).not.toBeNull()
    for (let count = 0; count < 4; count += 1) {
      clock.advance(60)
      expect(await refusal(limits.hitAll(both))).toBeNull()
    }
  })

  test('take back the newest', async () => {
    const { limits } = start()
    const address = subject()
    await limits.hit('codeOfAddressInAMinute', address)
    await database().transaction((tx) => limits.takeBack(tx, [['codeOfAddressInAMinute', address]]))
    expect(await refusal(limits.hit('codeOfAddressInAMinute', address))).toBeNull()
    expect(await refusal(limits.hit('codeOfAddressInAMinute', address))).not.toBeNull()
  })

  test('say whether there is room, without throwing', async () => {
    const { limits } = start()
    const address = subject()
    const isWithin = () => database().transaction((tx) => limits.isWithin(tx, 'codeOfAddressInAMinute', address))
    expect([await isWithin(), await isWithin()]).toEqual([true, false])
  })

  test('per client are lifted when they are off, those per account are not', async () => {
    const { limits } = start(false)
    const client = subject()
    for (let count = 0; count < 101; count += 1) await limits.hit('codesOfClient', client)
    await limits.hit('codeOfAddressInAMinute', client)
    expect(await refusal(limits.hit('codeOfAddressInAMinute', client))).not.toBeNull()
  })

  test('keep no address, and forget what is past', async () => {
    const { clock, limits } = start()
    const address = `${subject()}@school.test`
    await limits.hit('codesOfAddress', address)
    const keys = async () => (await database().queries.select().from(limitCounts)).map(({ key }) => key)
    expect((await keys()).join()).not.toContain(address)
    clock.advance(24 * 3600)
    await database().transaction((tx) => limits.sweep(tx))
    expect(await keys()).toEqual([])
  })

  test('forget a subject for every limit, and no other subject', async () => {
    const { limits } = start()
    const [leaving, staying] = [subject(), subject()]
    for (const address of [leaving, staying])
      await limits.hitAll([
        ['codeOfAddressInAMinute', address],
        ['exportsOfStudent', address],
      ])
    const rows = () => database().queries.$count(limitCounts)
    const before = await rows()
    await database().transaction((tx) => limits.forget(tx, [leaving]))
    expect(await rows()).toBe(before - 2)
    expect(await refusal(limits.hit('codeOfAddressInAMinute', leaving))).toBeNull()
    expect(await refusal(limits.hit('codeOfAddressInAMinute', staying))).not.toBeNull()
  })
})
