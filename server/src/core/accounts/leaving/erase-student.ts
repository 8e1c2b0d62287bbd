import { FREEZE_DAYS } from '@lectern/domain/accounts'
import type { Language } from '@lectern/texts/languages'
import type { Transaction } from '../../../platform/database/database.ts'
import { studentPrefix } from '../../../platform/files/file-store.ts'
import { defineJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { hashAddress } from '../address-hash.ts'
import { closeLoginCode } from '../login/login-code-store.ts'
import { removeAccountMailsTo } from '../mails/account-mail-store.ts'
import { requestAccountMail } from '../mails/request-account-mail.ts'
import { freezeAddress, lockLeavingStudent, removeStudent, type StudentRow } from '../student-store.ts'

interface EraseFilesJob {
  studentId: number
}

const DAY_MS = 24 * 3600 * 1000
/** Longer than a request may take, so that a file which one under way still kept goes too. */
const LATE_FILES_SECONDS = 3600
/** The most requests of one student that may be under way: each of them may be what is waited for. */
const MOST_DEADLOCKS = 20

/** Tried for about three hours. */
export const eraseFilesJob = defineJob<EraseFilesJob>('erase-files', { attempts: 40, timeLimitSeconds: 300 })

/**
 * Erases a student and freezes their address (requirements/accounts.md#deletion). What is in the database goes in one
 * transaction, and with it every session; files and kept mail go by jobs that stand in the same transaction, so that a
 * process that is killed leaves nothing or everything undone. Of the address only keyed hashes stay.
 * @param language of the farewell, to a student who chose none
 * @returns when the address may register again; null if there is no such student
 */
export async function eraseStudent(
  services: Services,
  studentId: number,
  language: Language,
): Promise<{ frozenUntil: Date } | null> {
  const { clock, database } = services
  const frozenUntil = new Date(clock.now().getTime() + FREEZE_DAYS * DAY_MS)
  const isErased = await retryingDeadlocks(() =>
    database.transaction(async (tx) => {
      const student = await eraseRows(services, tx, studentId)
      if (student) await bidFarewell(services, tx, student, { frozenUntil, language })
      return student !== null
    }),
  )
  return isErased ? { frozenUntil } : null
}

/** Erases an account that nobody has used yet: its address stays free, and no mail is sent. */
export async function discardStudent(services: Services, studentId: number): Promise<void> {
  await retryingDeadlocks(() => services.database.transaction((tx) => eraseRows(services, tx, studentId)))
}

/** The student as they were; null if there is no such student. */
async function eraseRows(services: Services, tx: Transaction, studentId: number): Promise<StudentRow | null> {
  const { credits, limits, modules, queue, secrets } = services
  await credits.closeBalance(tx, studentId)
  const student = await lockLeavingStudent(tx, studentId)
  if (!student) return null
  const { email } = student
  for (const module of modules) await module.eraseStudent?.(tx, { id: studentId, email })
  await removeStudent(tx, studentId)

  await closeLoginCode(tx, hashAddress(secrets, email))
  await removeAccountMailsTo(tx, email)
  await limits.forget(tx, [email, String(studentId)])
  await queue.enqueue(tx, eraseFilesJob, { studentId })
  await queue.enqueue(tx, eraseFilesJob, { studentId }, { startAfterSeconds: LATE_FILES_SECONDS })
  return student
}

async function bidFarewell(
  services: Services,
  tx: Transaction,
  { email, language: chosen }: StudentRow,
  { frozenUntil, language }: { frozenUntil: Date; language: Language },
): Promise<void> {
  await freezeAddress(tx, hashAddress(services.secrets, email), frozenUntil)
  await requestAccountMail(services, tx, { kind: 'account-deleted', email, frozenUntil, language: chosen ?? language })
}

/** Removes the files of a student who is gone. */
export const eraseFiles = ({ files }: Pick<Services, 'files'>, { studentId }: EraseFilesJob): Promise<void> =>
  files.deleteAllUnder(studentPrefix(studentId))

/**
 * Requests of the same student may be under way and hold their rows in any order; of two that wait for each other the
 * database undoes one.
 */
async function retryingDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let deadlocks = 1; ; deadlocks += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || deadlocks === MOST_DEADLOCKS) throw error
    }
  }
}

const DEADLOCK_DETECTED = '40P01'

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === DEADLOCK_DETECTED
