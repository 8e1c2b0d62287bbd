import { isShownByLink, sharedPath } from '@lectern/domain/sharing/shares'
import {
  allowByOperator,
  closeReportsOf,
  countClosedReports,
  listSharesToSee,
  type ReportRow,
  removeByOperator,
} from '../core/sharing/report-store.ts'
import type { ShareRow } from '../core/sharing/share-store.ts'
import { tokenOf } from '../core/sharing/share-token.ts'
import { siteUrlOf } from '../settings/config.ts'
import { done, type OperatorCommand, RefusedError, UsageError } from './command.ts'
import { oneLine } from './one-line.ts'
import { readArguments, readWholeNumber } from './read-arguments.ts'

const MOST_LISTED = 100
const MOST_REASON_CHARACTERS = 500

export const shareList: OperatorCommand = {
  usage: 'share list [--closed | --all]',
  summary: 'Lists the links with open reports and those that you took away, with what was said',
  details: [
    'Each report has its reason, its text, where to answer if that was given, and what the owner says to it.',
    'A report stays open, answered or not, until you close it or take the link away. --closed lists links with closed ones.',
    `Every link with an open report is listed, and of the others the newest ${MOST_LISTED}; --all lists these of all links.`,
  ],
  prepare(args) {
    const options = { all: { type: 'boolean' }, closed: { type: 'boolean' } } as const
    const { values } = readArguments(args, { names: [], options })
    if (values.all && values.closed) throw new UsageError('--all lists what --closed does: give one of them')
    const which = values.all ? 'all' : values.closed ? 'closed' : 'open'
    return async ({ config, database, secrets }) => {
      const { found, isCutOff } = await listSharesToSee(database.queries, { which, limit: MOST_LISTED })
      const lines = found.flatMap(({ share, reports }) => [
        describe(share, siteUrlOf(config) + sharedPath(tokenOf(secrets, share.key))),
        ...reports.map(describeReport),
      ])
      const closedCount = which === 'open' ? await countClosedReports(database.queries) : 0
      const hint = closedCount > 0 ? [`Closed reports: ${closedCount}; share list --closed shows them.`] : []
      const cut = isCutOff
        ? [`There are more: of links without an open report the newest ${MOST_LISTED} are listed.`]
        : []
      return done(...(lines.length > 0 ? lines : ['There are none.']), ...cut, ...hint)
    }
  },
}

export const shareClose: OperatorCommand = {
  usage: 'share close ID',
  summary: 'Closes the open reports of a link, and leaves the link as it is',
  details: ['ID is the number that share list shows.'],
  prepare(args) {
    const { positionals } = readArguments(args, { names: ['ID'], options: {} })
    const id = readShareId(positionals[0])
    return async ({ clock, database }) => {
      const closedCount = await database.transaction((tx) => closeReportsOf(tx, id, clock.now()))
      if (closedCount === 0) throw new RefusedError(`There is no open report of a share ${id}`)
      return done(`Closed reports of share ${id}: ${closedCount}.`)
    }
  },
}

export const shareRemove: OperatorCommand = {
  usage: 'share remove ID --reason TEXT',
  summary: 'Takes a link away; its owner reads the reason, and cannot share the same thing again',
  details: ['ID is the number that share list shows. What others have copied stays theirs.'],
  prepare(args) {
    const { values, positionals } = readArguments(args, { names: ['ID'], options: { reason: { type: 'string' } } })
    const id = readShareId(positionals[0])
    const reason = values.reason?.trim() ?? ''
    if (reason === '') throw new UsageError('--reason is missing: its owner reads it')
    if (reason.length > MOST_REASON_CHARACTERS)
      throw new UsageError(`--reason may have ${MOST_REASON_CHARACTERS} characters`)
    return async ({ clock, database }) => {
      const isRemoved = await database.transaction((tx) => removeByOperator(tx, id, reason, clock.now()))
      if (!isRemoved) throw noShare(id)
      return done(`The link of share ${id} leads nowhere any more.`)
    }
  },
}

export const shareAllow: OperatorCommand = {
  usage: 'share allow ID',
  summary: 'Gives a link back that you took away',
  prepare(args) {
    const { positionals } = readArguments(args, { names: ['ID'], options: {} })
    const id = readShareId(positionals[0])
    return async ({ database }) => {
      if (!(await database.transaction((tx) => allowByOperator(tx, id)))) throw noShare(id)
      return done(`The link of share ${id} is open again.`)
    }
  },
}

const readShareId = (typed: string | undefined): number => readWholeNumber('ID', typed, 1, Number.MAX_SAFE_INTEGER)

const noShare = (id: number) => new RefusedError(`There is no share ${id}`)

function describe(
  { id, kind, studentId, ownerName, hasPassages, createdAt, removedAt, removalReason }: ShareRow,
  url: string,
): string {
  const name = ownerName ? `, named ${JSON.stringify(oneLine(ownerName))}` : ''
  const head = `${id}  ${kind}  ${day(createdAt)}  student ${studentId}${name}  ${url}`
  if (removedAt) return `${head}\n  taken away ${day(removedAt)}: ${oneLine(removalReason ?? '')}`
  return isShownByLink(kind, hasPassages) ? head : `${head}\n  shown to nobody until its owner lets passages go along`
}

function describeReport({ reason, text, contact, answer, createdAt, closedAt }: ReportRow): string {
  const state = closedAt ? `, closed ${day(closedAt)}` : answer === null ? '' : ', answered'
  const head = `  ${day(createdAt)}  ${reason}${state}${contact ? `, answer to ${oneLine(contact)}` : ''}: ${oneLine(text)}`
  return answer === null ? head : `${head}\n    the owner says: ${oneLine(answer)}`
}

const day = (at: Date): string => at.toISOString().slice(0, 10)
