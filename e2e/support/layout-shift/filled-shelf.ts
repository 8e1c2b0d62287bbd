import { readFile } from 'node:fs/promises'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { writingEndpoints } from '@lectern/contract/writing'
import { expect } from 'vitest'
import type { Student } from '../api-account.ts'
import { hostile, sentences } from '../material.ts'
import { missOne } from '../missed-question.ts'
import { MITOSIS, ROOTS } from '../paid-work.ts'
import { keepSet, studySet } from '../recite.ts'

/**
 * Gives a student something of nearly everything, by the calls alone: materials and sets in folders, cards that were answered and are
 * due, an exam with a mistake, notes, an essay and a talk; cards and notes that were begun, and a lecture that failed.
 */
export async function fillShelf(student: Student): Promise<void> {
  await Promise.all([
    ...Object.entries({ Photosynthesis: sentences, Mitosis: MITOSIS, Roots: ROOTS }).map(bringText(student)),
    ...['Leaves', 'Cells', 'Roots', 'Seeds'].map(studyCards(student)),
    missOne(student),
    keepOthers(student),
    leaveWork(student),
  ])
}

const bringText =
  ({ call }: Student) =>
  async ([title, text]: [string, string]): Promise<void> => {
    const library = call(materialsEndpoints)
    const { id } = await library.create({ form: { title, text } })
    await library.putOnShelf({ params: { id }, body: { folder: 'Biology', tags: ['plants'] } })
  }

const studyCards =
  (student: Student) =>
  async (title: string): Promise<void> => {
    const set = await keepSet(student, title, 6)
    await studySet(student, set, 4)
    await student.recite.putInFolder({ params: { id: set.id }, body: { folder: 'Biology' } })
  }

async function keepOthers({ call }: Student): Promise<void> {
  const html = '<h2>The cell</h2><p>A cell has a nucleus.</p>'
  await call(notesEndpoints).create({ body: { title: 'The cell', html, made_by: 'built-in' } })
  const content = 'He go to school every day because school gives him many informations about the world. '.repeat(5)
  await call(writingEndpoints).grade({ form: { content } })
  await call(speakingEndpoints).startChat({ body: { topic: 'My family', language_codes: 'en-US' } })
}

async function leaveWork({ recite, call }: Student): Promise<void> {
  await recite.openGeneration({ body: { content: MITOSIS, document_name: 'Mitosis.pdf' } })
  await call(notesEndpoints).openGeneration({ body: { content: ROOTS, document_name: 'Roots.pdf' } })
  const lectures = call(lectureEndpoints)
  const pdf_file = new File([await readFile(hostile('enc_user.pdf'))], 'Osmosis.pdf')
  await lectures.upload({ form: { pdf_file } })
  await expect.poll(async () => (await lectures.listUnfinished()).failed.length).toBe(1)
}
