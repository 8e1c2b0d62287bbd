import { listFeedback } from '../core/feedback/feedback-store.ts'
import { done, type OperatorCommand } from './command.ts'
import { oneLine } from './one-line.ts'
import { refuseArguments } from './read-arguments.ts'

const MOST_LISTED = 100
const MOST_EXPORTED = 100_000

export const feedbackList: OperatorCommand = {
  usage: 'feedback list',
  summary: `Lists what students said against what was made for them, the newest ${MOST_LISTED}, without their names`,
  prepare(args) {
    refuseArguments(args)
    return async ({ database }) => {
      const said = await listFeedback(database.queries, MOST_LISTED)
      const lines = said.flatMap(
        ({ id, module, kind, madeBy, reason, language, words, source, contradiction, returnedCredits, createdAt }) => [
          `${id}  ${createdAt.toISOString().slice(0, 10)}  ${module} ${kind}  by ${madeBy ?? 'both'}  ${reason}  ${language}  ` +
            `${returnedCredits} credits back: ${oneLine(words)}`,
          ...(source === null ? [] : [`    of: ${oneLine(source)}`]),
          ...(contradiction === null ? [] : [`    its material says otherwise: ${oneLine(contradiction)}`]),
        ],
      )
      return done(...(lines.length > 0 ? lines : ['There is none.']))
    }
  },
}

export const feedbackExport: OperatorCommand = {
  usage: 'feedback export',
  summary: 'Writes what students said as JSON, an item a line, the newest first, without their names',
  details: [`The newest ${MOST_EXPORTED} are written.`],
  prepare(args) {
    refuseArguments(args)
    return async ({ database }) => {
      const said = await listFeedback(database.queries, MOST_EXPORTED)
      return done(
        ...said.map(
          ({ id, module, kind, madeBy, reason, language, words, source, contradiction, returnedCredits, createdAt }) =>
            JSON.stringify({
              ...{ id, module, kind, made_by: madeBy, reason, language, words, source, contradiction },
              credits_returned: returnedCredits,
              created_at: createdAt,
            }),
        ),
      )
    }
  },
}
