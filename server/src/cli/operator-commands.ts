import { z } from 'zod'
import type { RequestHandler } from '../platform/database/owner-socket.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { type OperatorCommand, type Outcome, RefusedError, UsageError } from './command.ts'
import { creditsCheck, creditsGrant } from './credits.ts'
import { demo } from './demo/demo.ts'
import { feedbackExport, feedbackList } from './feedback.ts'
import { migrateCommand } from './migrate.ts'
import { paymentList } from './payment.ts'
import { promoCreate, promoList } from './promo.ts'
import { reviewRebuild } from './review.ts'
import { shareAllow, shareClose, shareList, shareRemove } from './share.ts'
import { userDelete, userShow } from './user.ts'

/** Every command that works on the database. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  migrateCommand,
  promoCreate,
  promoList,
  creditsGrant,
  creditsCheck,
  paymentList,
  userShow,
  userDelete,
  reviewRebuild,
  shareList,
  shareRemove,
  shareAllow,
  shareClose,
  feedbackList,
  feedbackExport,
  demo,
]

/** The words that name a command: those of its usage up to the first argument. */
const nameOf = ({ usage }: { usage: string }): string[] =>
  usage.split(' ').filter((word) => /^[a-z]+(-[a-z]+)*$/.test(word))

/** Finds the command that `args` begin with, and what follows it. */
export function matchCommand<Command extends { usage: string }>(commands: readonly Command[], args: readonly string[]) {
  const command = commands.find((one) => nameOf(one).every((word, index) => args[index] === word))
  return command ? { command, rest: args.slice(nameOf(command).length) } : null
}

const Request = z.object({ args: z.array(z.string()) })

/** Runs a command. What it refuses is part of the outcome: through a socket an error would lose what kind it is. */
export async function runOperatorCommand(services: Services, args: readonly string[]): Promise<Outcome> {
  const match = matchCommand(OPERATOR_COMMANDS, args)
  try {
    if (!match) throw new UsageError(`The running Lectern does not know the command ${args.slice(0, 2).join(' ')}`)
    return await match.command.prepare(match.rest)(services)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RefusedError || error instanceof Problem)) throw error
    return { lines: [], exitCode: 1, refusal: error.message }
  }
}

/** Runs what another process of the same system user asks for, in the process that has the database open. */
export const answerOperator =
  (services: Services): RequestHandler =>
  (request) =>
    runOperatorCommand(services, Request.parse(request).args)
