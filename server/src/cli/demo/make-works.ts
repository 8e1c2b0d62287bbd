import { randomUUID } from 'node:crypto'
import { notesEndpoints } from '@lectern/contract/notes'
import { writingEndpoints } from '@lectern/contract/writing'
import { setMaterialExam } from '../../core/review/exams/change-exam.ts'
import { createShare } from '../../core/sharing/create-share.ts'
import { reportShare } from '../../core/sharing/report-share.ts'
import { createNote } from '../../modules/notes/create-note.ts'
import { gradeEssay } from '../../modules/writing/grade-essay.ts'
import { bringText } from './bring-text.ts'
import type { DatedServices } from './dated-services.ts'
import { fillShelves } from './fill-shelves.ts'
import { leaveWorks } from './leave-works.ts'
import { makeChat, makePictureChat } from './make-chats.ts'
import { makeExam, makeExamOfAll } from './make-exams.ts'
import { makeLecture } from './make-lecture.ts'
import { answerRecording, makeRecording } from './make-recording.ts'
import { makePresentation, makeShadowing, makeTalk } from './make-talks.ts'
import { ARTICLE, ESSAY, NOTE, REPORT, SCAN } from './material.ts'
import { pictureSlide } from './picture-slide.ts'

const DAY_MS = 86_400_000
const DAYS_TO_EXAM = 16
/** One that is kept for examples (RFC 5737). */
const ADDRESS_OF_NOBODY = '192.0.2.1'
/** What part of the answers about the recording was right, at first and four days later. */
const FIRST_HEARING = 0.5
const SECOND_HEARING = 0.8

/**
 * An exam with three attempts, one of three documents, notes, a lecture, two chats, a recording with two attempts, an essay in two
 * drafts and three sessions of speaking, each on a day of its own; a plan, a link with a report, and what is not at its end.
 */
export async function makeWorks(dated: DatedServices, student: { id: number }, today: Date): Promise<void> {
  const on = (daysAgo: number) => dated.set(new Date(today.getTime() - daysAgo * DAY_MS))
  on(19)
  const exam = await makeExam(dated, student, on)
  on(15)
  const { services } = dated
  await createNote(services, student, notesEndpoints.create.body.parse({ ...NOTE, made_by: 'built-in' }))
  on(14)
  const lecture = await makeLecture(dated, student)
  on(11)
  await makeChat(dated, student)
  on(10)
  const slides = await Promise.all(SCAN.slides.map((number) => pictureSlide(dated, student, lecture, number)))
  const [shown] = slides
  if (shown) await makePictureChat(dated, student, shown)
  on(9)
  const recording = await makeRecording(dated, student)
  await answerRecording(dated, student, recording, FIRST_HEARING)
  await makeExamOfAll(dated, student, { lecture, recording })
  on(8)
  const first = await grade(dated, student, ESSAY.content)
  on(7)
  await makeTalk(dated, student)
  on(6)
  await grade(dated, student, corrected(ESSAY.content), first.id)
  on(5)
  await makePresentation(dated, student)
  await answerRecording(dated, student, recording, SECOND_HEARING)
  on(4)
  await makeShadowing(dated, student)
  on(3)
  await planAndShare(dated, student, today, exam)
  await fillShelves(dated, student)
  await leaveWorks(dated, student, { on, slides })
}

/** The day of the article's exam, and a link to the exam that was made of it. */
async function planAndShare(dated: DatedServices, student: { id: number }, today: Date, id: number): Promise<void> {
  const { services } = dated
  const date = new Date(today.getTime() + DAYS_TO_EXAM * DAY_MS).toISOString().slice(0, 10)
  await setMaterialExam(services, student, await bringText(dated, student, ARTICLE), { date })
  const share = { kind: 'exam', id, owner_name: 'Mei', has_passages: true, has_media: false } as const
  const { token } = await createShare(services, student, share)
  await reportShare(services, { token, clientAddress: ADDRESS_OF_NOBODY }, REPORT)
}

function grade({ services }: DatedServices, student: { id: number }, content: string, previousId?: number) {
  const form = writingEndpoints.grade.form.fields.parse({ content, topic: ESSAY.topic, previous_id: previousId })
  const call = { signal: AbortSignal.timeout(10 * 60_000), idempotencyKey: randomUUID(), language: 'en' } as const
  return gradeEssay(services, student, { ...form, image: undefined }, call)
}

/** The second draft: what the first report found is mended. */
const corrected = (content: string): string =>
  content.replace('cleaner who work', 'cleaner who works').replace('they has already', 'they have already')
