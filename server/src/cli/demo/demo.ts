import { isEmail } from '@lectern/domain/accounts'
import { discardStudent } from '../../core/accounts/leaving/erase-student.ts'
import { createBuiltInModel } from '../../platform/model/built-in-model.ts'
import { done, type OperatorCommand, UsageError } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { type DatedServices, dateServices } from './dated-services.ts'
import { makeWorks } from './make-works.ts'
import { givePassword, openAccount } from './open-account.ts'
import { seededRandom } from './random.ts'
import { studyMonth } from './study-month.ts'

const DAY_MS = 86_400_000
const DAYS = 30
/** More than everything in the account costs. */
const FREE_CREDITS = 80
const SEED = 20

export const demo: OperatorCommand = {
  usage: 'demo [EMAIL]',
  summary: 'Opens an account of somebody who has studied for a month, to look around in',
  details: [
    'Without EMAIL its address is demo@example.org. What it holds was made by the built-in engine and by nobody',
    'but this command; `lectern user delete EMAIL` removes all of it.',
    'One that failed or was ended midway leaves nothing, or is begun again.',
  ],
  prepare(args) {
    const { positionals } = readArguments(args, { names: [], optional: ['EMAIL'], options: {} })
    const [email = 'demo@example.org'] = positionals
    if (!isEmail(email)) throw new UsageError(`'${email}' is no e-mail address`)
    return async (services) => {
      const today = services.clock.now()
      // Nothing is shown to a model, pages that are pictures included.
      const config = { ...services.config, recognition: null }
      const dated = dateServices({ ...services, config, model: createBuiltInModel(services.engine) })
      dated.set(new Date(today.getTime() - DAYS * DAY_MS))
      const student = await openAccount(dated.services, email)
      try {
        await fillAccount(dated, student, today)
        return done(`Sign in as ${email} with the password ${await givePassword(services, student.id)}`)
      } catch (error) {
        await discardStudent(services, student.id)
        throw error
      }
    }
  },
}

async function fillAccount(dated: DatedServices, student: { id: number }, today: Date): Promise<void> {
  const { credits, database } = dated.services
  await database.transaction((tx) =>
    credits.grant(tx, {
      studentId: student.id,
      kind: 'welcome',
      amountCredits: FREE_CREDITS,
      reference: 'demonstration',
    }),
  )
  await studyMonth(dated, student, today, seededRandom(SEED))
  await makeWorks(dated, student, today)
}
