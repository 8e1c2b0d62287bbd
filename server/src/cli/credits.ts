import { adjustCredits } from '../core/credits/adjust-credits.ts'
import { done, type OperatorCommand, UsageError } from './command.ts'
import { readArguments, readWholeNumber, refuseArguments } from './read-arguments.ts'

export const creditsGrant: OperatorCommand = {
  usage: 'credits grant EMAIL N --reason TEXT',
  summary: 'Gives a student credits; the reason stands in their history',
  prepare(args) {
    const { values, positionals } = readArguments(args, {
      names: ['EMAIL', 'N'],
      options: { reason: { type: 'string' } },
    })
    const [email = '', amount] = positionals
    const amountCredits = readWholeNumber('N', amount, 1)
    const reason = values.reason?.trim()
    if (!reason) throw new UsageError('--reason is missing')
    return async (services) => {
      const credits = await adjustCredits(services, { email, amountCredits, reason })
      return done(`${email} now has ${credits} credits to spend.`)
    }
  },
}

export const creditsCheck: OperatorCommand = {
  usage: 'credits check',
  summary: 'Compares the ledger with the balances and holds; exit code 1 if anything does not add up',
  prepare(args) {
    refuseArguments(args)
    return async ({ credits, database }) => {
      const drifts = await credits.checkLedger(database.queries)
      if (drifts.length === 0) return done('The ledger adds up.')
      const lines = drifts.map(
        ({ studentId, problem, expectedCredits, storedCredits }) =>
          `student ${studentId}  ${problem}: ${storedCredits} in place of ${expectedCredits} credits`,
      )
      return { lines, exitCode: 1 }
    }
  },
}
