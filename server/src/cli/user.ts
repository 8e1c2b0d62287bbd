import { foldEmail } from '@lectern/domain/accounts'
import { formatDate } from '@lectern/domain/dates'
import { eraseStudent } from '../core/accounts/leaving/erase-student.ts'
import { findStudent } from '../core/accounts/student-store.ts'
import { done, type OperatorCommand, RefusedError } from './command.ts'
import { readArguments } from './read-arguments.ts'

const NEWEST_SHOWN = 5

export const userShow: OperatorCommand = {
  usage: 'user show EMAIL',
  summary: 'Shows what there is to know of a student',
  prepare(args) {
    const { positionals } = readArguments(args, { names: ['EMAIL'], options: {} })
    const [email = ''] = positionals
    return async ({ credits, database }) => {
      const student = await findStudent(database.queries, foldEmail(email))
      if (!student) throw noAccount(email)
      const available = await credits.readAvailable(database.queries, student.id)
      const { transactions, pagination } = await credits.listTransactions(database.queries, student.id, 1)
      return done(
        `${student.emailAsTyped}  student ${student.id}`,
        `  name       ${student.firstName} ${student.lastName}`,
        `  joined     ${formatDate(student.createdAt, 'en', 'UTC')}`,
        `  signed in  ${student.verifiedAt ? `first on ${formatDate(student.verifiedAt, 'en', 'UTC')}` : 'never'}`,
        `  password   ${student.passwordHash ? 'set' : 'none'}`,
        `  credits    ${available} to spend, ${pagination.total_count} bookings`,
        ...transactions
          .slice(0, NEWEST_SHOWN)
          .map(
            ({ createdAt, kind, module, amountCredits, note }) =>
              `    ${createdAt.toISOString().slice(0, 10)}  ${amountCredits}  ${[kind, module, note].filter(Boolean).join(', ')}`,
          ),
      )
    }
  },
}

export const userDelete: OperatorCommand = {
  usage: 'user delete EMAIL',
  summary: 'Deletes an account with everything in it, and freezes the address, as its owner could',
  prepare(args) {
    const { positionals } = readArguments(args, { names: ['EMAIL'], options: {} })
    const [email = ''] = positionals
    return async (services) => {
      const student = await findStudent(services.database.queries, foldEmail(email))
      const erased = student && (await eraseStudent(services, student.id, 'en'))
      if (!erased) throw noAccount(email)
      return done(`Deleted. ${email} can be registered again after ${formatDate(erased.frozenUntil, 'en', 'UTC')}.`)
    }
  },
}

const noAccount = (email: string) => new RefusedError(`No account has the address ${email}`)
