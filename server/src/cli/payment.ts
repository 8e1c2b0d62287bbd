import { listPayments, type Payment } from '../core/payments/payment-store.ts'
import { done, type OperatorCommand } from './command.ts'
import { readArguments } from './read-arguments.ts'

const MOST_LISTED = 100

export const paymentList: OperatorCommand = {
  usage: 'payment list [--all]',
  summary: 'Lists the payments that you should settle by hand, newest first',
  details: [
    'Money that came after its account was deleted, that was not the amount asked for, or that went back when its',
    `credits were spent. --all lists the newest ${MOST_LISTED} of all payments.`,
  ],
  prepare(args) {
    const { values } = readArguments(args, { names: [], options: { all: { type: 'boolean' } } })
    const onlyProblems = !values.all
    return async ({ database }) => {
      const payments = await listPayments(database.queries, { onlyProblems, limit: MOST_LISTED })
      return done(...(payments.length ? payments.map(describe) : ['There are none.']))
    }
  },
}

function describe({ id, provider, checkoutId, studentId, amountHkd, state, createdAt, problem }: Payment): string {
  const whose = studentId === null ? 'a deleted account' : `student ${studentId}`
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const what = `${when}  HKD ${amountHkd}  ${state}  ${whose}  payment ${id}  ${provider} ${checkoutId ?? 'not opened'}`
  return problem ? `${what}\n  ${problem}` : what
}
