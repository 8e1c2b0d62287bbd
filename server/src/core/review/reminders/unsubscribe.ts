import { timingSafeEqual } from 'node:crypto'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { siteUrlOf } from '../../../settings/config.ts'
import { speaker } from '../../../speaker.ts'
import { readStudent } from '../../accounts/student-store.ts'
import { lockLearner } from '../memory/learner.ts'
import { removeReminder } from './reminder-store.ts'

const PURPOSE = 'review reminder unsubscribe'
const TOKEN = /^([1-9]\d{0,15})\.([\w-]{43})$/

/** Where a student's reminders are ended without signing in. Its token can do nothing else. */
export const unsubscribeAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  studentId: number,
): string => `${siteUrlOf(config)}/api/review/unsubscribe/${tokenOf(secrets, studentId)}/`

const tokenOf = (secrets: Services['secrets'], studentId: number): string =>
  `${studentId}.${secrets.hash(PURPOSE, String(studentId))}`

type UnsubscribeServices = Pick<Services, 'database' | 'clock' | 'secrets'>

/** A page with one button. Opening it, as scanners of mail do, changes nothing. @throws Problem `not_found` */
export async function showUnsubscribe(
  { database, secrets }: UnsubscribeServices,
  token: string,
  language: Language,
): Promise<FileAnswer> {
  const student = await readStudent(database.queries, requireStudentId(secrets, token))
  const spoken = student?.language ?? language
  const say = speaker.in(spoken)
  const form = `<form method="post"><button style="${BUTTON}">${escapeHtml(say('review.reminderStop'))}</button></form>`
  return page(spoken, say('review.reminderStopTitle'), `<p>${escapeHtml(say('review.reminderStopText'))}</p>${form}`)
}

/** Ends a student's reminders, however often it is asked. @throws Problem `not_found` for a token that is none of ours */
export async function unsubscribe(
  { database, clock, secrets }: UnsubscribeServices,
  token: string,
  language: Language,
): Promise<FileAnswer> {
  const studentId = requireStudentId(secrets, token)
  const student = await readStudent(database.queries, studentId)
  if (student)
    await database.transaction(async (tx) => {
      await lockLearner(tx, studentId, clock.now())
      await removeReminder(tx, studentId)
    })
  const spoken = student?.language ?? language
  const say = speaker.in(spoken)
  return page(spoken, say('review.reminderStopped'), `<p>${escapeHtml(say('review.reminderStoppedText'))}</p>`)
}

function requireStudentId(secrets: Services['secrets'], token: string): number {
  const studentId = Number(TOKEN.exec(token)?.[1])
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(secrets, studentId))]
  if (!Number.isSafeInteger(studentId) || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw Problem.notFound()
  return studentId
}

const BODY = 'font: 16px/1.5 sans-serif; max-width: 32em; margin: 4em auto; padding: 0 1em; color-scheme: light dark'
const BUTTON = 'font: inherit; min-height: 44px; padding: 0 1.25em; cursor: pointer'

function page(language: Language, title: string, content: string): FileAnswer {
  const html = Buffer.from(
    `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="${BODY}"><h1>${escapeHtml(title)}</h1>
${content}
</body></html>
`,
  )
  return { stream: html, sizeBytes: html.length, filename: 'reminders.html' }
}
