import { foldEmail } from '@lectern/domain/accounts'
import { findStudent } from '../core/accounts/student-store.ts'
import { lockLearner } from '../core/review/memory/learner.ts'
import { rebuildMemory } from '../core/review/memory/rebuild-memory.ts'
import { done, type OperatorCommand, RefusedError } from './command.ts'
import { readArguments } from './read-arguments.ts'

export const reviewRebuild: OperatorCommand = {
  usage: 'review rebuild EMAIL',
  summary: "Makes what is kept of a student's memory again out of the log of reviews, and says what stood otherwise",
  prepare(args) {
    const { positionals } = readArguments(args, { names: ['EMAIL'], options: {} })
    const [email = ''] = positionals
    return async ({ database, clock }) => {
      const student = await findStudent(database.queries, foldEmail(email))
      if (!student) throw new RefusedError(`No account has the address ${email}`)
      const { items, days } = await database.transaction(async (tx) =>
        rebuildMemory(tx, await lockLearner(tx, student.id, clock.now())),
      )
      if (items + days === 0) return done('The memory was what the log says.')
      return done(`Made again: ${items} cards${days > 0 ? ' and the days' : ''} stood otherwise.`)
    }
  },
}
