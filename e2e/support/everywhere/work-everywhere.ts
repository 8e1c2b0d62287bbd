import { readFile } from 'node:fs/promises'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { importEndpoints } from '@lectern/contract/cards/imports'
import { examEndpoints } from '@lectern/contract/exam'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { listeningEndpoints } from '@lectern/contract/listening'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { sampleEndpoints } from '@lectern/contract/work/sample'
import { writingEndpoints } from '@lectern/contract/writing'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { expect } from 'vitest'
import type { Student } from '../api-account.ts'
import { document, recording } from '../material.ts'
import { LESSON, missOne } from '../missed-question.ts'
import { ESSAY, MITOSIS, ROOTS } from '../paid-work.ts'
import { keepSet, studySet } from '../recite.ts'

export const MATERIAL = { title: 'Inflation', folder: 'Economics', tag: 'money' }
export const SET = { title: 'Prices', folder: 'Economics::Prices', cardCount: 40 }
export const UNSENT = { topic: 'Work', content: 'She want to find a job that she like.' }
export const GRADED_TOPIC = 'School'
export const QUESTION = 'What is osmosis?'
export const TALK = 'My family'
export const SHADOWED = 'My school'
export const HEARD = 'A talk on learning'
export const RECORDING = 'sentences.mp3'
export const NOTES = 'Notes on prices'
export const MISTAKES = 'Mistakes: Inflation'
export const CARD_FILE = 'cells.md'
export const STUDY_GOAL = 'Economics, in spring'
export const NEW_PER_DAY = 15
/** Stands in the material. */
const SOURCE = 'Deflation is a sustained decrease in the general price level.'
const SPOKEN = new URL('../../../packages/engine/test-material/learning-talk.en.txt', import.meta.url)
const DAY_MS = 86_400_000

/** A PDF that is explained in three sections. */
const LECTURE = 'two.pdf'

export type BegunEverywhere = Awaited<ReturnType<typeof workEverywhere>>

/** Has something begun and something done in every module, by its calls; 14 of the student's 20 credits are paid or set aside. */
export async function workEverywhere(student: Student) {
  // It is offered to those alone who have brought nothing.
  const sample = await student.call(sampleEndpoints).keep()
  const materialId = await bringLesson(student)
  const set = await makeSet(student, materialId)
  const [heard, exam, read] = await Promise.all([
    listen(student),
    sitExams(student, sample.exam_id ?? 0),
    readDocuments(student),
    beginRuns(student),
    writeEssays(student),
    chat(student),
    talk(student),
    takeNotes(student, materialId),
    arrange(student, set.id),
  ])
  await reviewSome(student)
  return { ...heard, ...exam, ...read }
}

async function bringLesson(student: Student): Promise<number> {
  const library = student.call(materialsEndpoints)
  const { title, folder, tag } = MATERIAL
  const { id } = await library.create({ form: { text: await readFile(LESSON, 'utf8'), title } })
  await library.putOnShelf({ params: { id }, body: { folder, tags: [tag] } })
  return id
}

/** A set in a folder, one card of which is answered in a study that runs; and one that was studied to its end. */
async function makeSet(student: Student, materialId: number) {
  const { recite } = student
  const selected_cards = Array.from({ length: SET.cardCount }, (_, index) => ({
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
    ...(index === 0 && { source: SOURCE }),
  }))
  const set = await recite.createSet({ body: { title: SET.title, selected_cards, material_id: materialId } })
  await recite.putInFolder({ params: { id: set.id }, body: { folder: SET.folder } })
  await studySet(student, await keepSet(student, 'Trade', 3), 3)
  const { session_id, flashcards } = await recite.startStudy({ params: { id: set.id } })
  await recite.answerCard({
    params: { id: session_id },
    body: { flashcard_id: flashcards[0]?.id ?? 0, is_correct: true },
  })
  return set
}

/** The exam of the sample is answered half-way; another one was taken, with a mistake of which a card was made. */
async function sitExams(student: Student, sampleExamId: number) {
  const exam = student.call(examEndpoints)
  const { exam: taken, choice } = await missOne(student)
  const { id: question_id, question, correct_answer: answer, source, material_id } = choice
  const flashcards = [{ question_id, question, answer, source, material_id }]
  await student.recite.makeMissedCards({
    body: { of: { kind: 'exam', id: taken.id }, title: MISTAKES, flashcards },
  })
  const { questions } = await exam.getSet({ params: { id: sampleExamId } })
  const { session_id } = await exam.startSession({ params: { id: sampleExamId }, body: {} })
  const answered = questions.slice(0, 2).map(({ id, options: [first = 'A word'] }) => [String(id), first])
  const body = { answers: Object.fromEntries(answered), flagged_ids: [questions[2]?.id ?? 0], index: 3, revision: 0 }
  await exam.keepPractice({ params: { id: session_id }, body })
  return { missed: question, questionCount: questions.length }
}

/** A document whose text waits to be taken, and a PDF that was explained and read up to the midst of its last section but one. */
async function readDocuments(student: Student) {
  const pdf = async (name: string) => new File([await readFile(document(name))], name)
  const lecture = student.call(lectureEndpoints)
  const { lecture_id: id } = await lecture.upload({ form: { pdf_file: await pdf(LECTURE) } })
  const { extracted_text } = await student.call(ocrEndpoints).readDocument({ form: { file: await pdf('en.pdf') } })
  await expect.poll(async () => (await lecture.get({ params: { id } })).status).toBe('completed')
  const { sections } = await lecture.sections({ params: { id } })
  const index = sections.length - 2
  const section = sections[index]
  await lecture.keepBookmark({ params: { id }, body: { section: section?.id ?? 0, index, share: 0.5 } })
  return {
    extracted: extracted_text,
    read: {
      title: LECTURE.replace('.pdf', ''),
      section: section?.title ?? '',
      number: index + 1,
      count: sections.length,
    },
  }
}

/** A run of cards that is made and not kept, and one of cards and one of notes of whose two parts the first is made. */
async function beginRuns(student: Student): Promise<void> {
  const two = `${await readFile(LESSON, 'utf8')}\n\n`.repeat(2)
  const notes = student.call(notesEndpoints)
  for (const [calls, content, document_name] of [
    [student.recite, MITOSIS, 'Mitosis.txt'],
    [student.recite, two, 'Money.txt'],
    [notes, two, 'Banks.txt'],
  ] as const) {
    const { generation_id, total_chunks } = await calls.openGeneration({ body: { content, document_name } })
    const [first = ''] = splitIntoChunks(content)
    await calls.generate({ body: { content: first, chunk_index: 0, total_chunks, generation_id } })
  }
}

/** One that was graded, and a revision of it that was not sent. */
async function writeEssays(student: Student): Promise<void> {
  const writing = student.call(writingEndpoints)
  const { id: previous_id } = await writing.grade({ form: { content: ESSAY, topic: GRADED_TOPIC } })
  const { essay } = await writing.getUnsent()
  await writing.keepUnsent({ body: { ...UNSENT, previous_id, revision: essay?.revision ?? 0 } })
}

const chat = (student: Student) =>
  student
    .call(understandingEndpoints)
    .chat({ form: { context: ROOTS, message: QUESTION, client_id: crypto.randomUUID() } })

/** A talk with a turn and a shadowing, which run, and one that has ended with its summary. */
async function talk(student: Student): Promise<void> {
  const speaking = student.call(speakingEndpoints)
  const text = 'My family likes to walk in the hills on Sundays.'
  const { id } = await speaking.startChat({ body: { topic: TALK } })
  await speaking.reply({ params: { id }, form: { text } })
  await speaking.startShadowing({ body: { topic: SHADOWED } })
  const { session_id } = await student.call(sampleEndpoints).beginTalk()
  await speaking.reply({ params: { id: session_id }, form: { text } })
  await speaking.endChat({ params: { id: session_id } })
}

/**
 * A recording that is being made into questions, and a transcript whose questions were answered, all of them by nothing; once more, one of
 * them is answered and not handed in.
 */
async function listen(student: Student) {
  const listening = student.call(listeningEndpoints)
  const file = new File([await readFile(recording('sentences-90s.mp3'))], RECORDING)
  await listening.generate({ form: { file, language_codes: 'en-US', wait: 'false' } })
  const { set } = await listening.questionTranscript({ body: { text: await readFile(SPOKEN, 'utf8'), title: HEARD } })
  const params = { id: set.id }
  await listening.submit({ params, body: {} })
  const index = set.questions.findIndex(({ options }) => options.length > 0)
  const { id = 0, options: [answer = ''] = [] } = set.questions[index] ?? {}
  const { practice } = await listening.getPractice({ params, query: {} })
  await listening.keepPractice({ params, body: { answers: { [id]: answer }, revision: practice?.revision ?? 0 } })
  return { heardCount: set.question_count, heardAnswer: { number: index + 1, answer } }
}

const takeNotes = (student: Student, material_id: number) =>
  student.call(notesEndpoints).create({
    body: { title: NOTES, html: `<p>${SOURCE}</p>`, made_by: 'built-in', material_id },
  })

/** The first card of the day is answered, the next one flagged, and another one set aside. */
async function reviewSome(student: Student): Promise<void> {
  const review = student.call(reviewEndpoints)
  const { handed_out_at, items } = await review.queue({ query: {} })
  const [first = 0, second = 0, third = 0] = items.map(({ id }) => id)
  const client_id = () => crypto.randomUUID()
  await review.answer({
    body: { item_id: first, rating: 3, handed_out_at, answered_at: handed_out_at, client_id: client_id() },
  })
  await review.changeItem({ params: { id: second }, body: { flag: 1, client_id: client_id() } })
  await review.changeItem({ params: { id: third }, body: { is_suspended: true, client_id: client_id() } })
}

/** An exam to learn towards, a setting of the review, a link, an aim, and cards that came in from a file. */
async function arrange(student: Student, setId: number): Promise<void> {
  const review = student.call(reviewEndpoints)
  const { date: today } = await review.today()
  const date = new Date(Date.parse(today) + 10 * DAY_MS).toISOString().slice(0, 10)
  await student.call(planningEndpoints).setExam({ params: { id: setId }, body: { date } })
  await review.updateSettings({ body: { new_per_day: NEW_PER_DAY } })
  await student.call(sharesEndpoints).create({ body: { kind: 'set', id: setId, owner_name: 'Mei' } })
  const file = new File(['Q: What is a cell?\nA: The smallest unit of life.'], CARD_FILE)
  await student.call(importEndpoints).begin({ form: { file } })
  const { first_name, last_name } = await student.call(usersEndpoints).profile()
  await student.call(usersEndpoints).updateProfile({ body: { first_name, last_name, study_goal: STUDY_GOAL } })
}
