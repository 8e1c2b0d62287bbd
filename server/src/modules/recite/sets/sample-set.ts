import { randomUUID } from 'node:crypto'
import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import type { SampleSource } from '../../../core/samples/sample-source.ts'
import { readTitles } from '../../../core/sharing/read-titles.ts'
import { insertCards } from '../cards/card-store.ts'
import { newCardRow } from '../cards/new-card-row.ts'
import { rememberCards } from '../review-source.ts'
import { flashcardSets } from '../tables.ts'
import { deleteSetIn } from './delete-set.ts'
import { insertSet } from './set-store.ts'

/** The cards of the sample chapter are a set, reviewed like any other. */
export const sampleSet: SampleSource = {
  part: 'set',
  async keep(tx, student, { chapter: { title, cards }, materialId }, now) {
    const setId = await insertSet(tx, {
      studentId: student.id,
      clientId: randomUUID(),
      title,
      documentName: title,
      documentContent: '',
      contentPurpose: DEFAULT_PURPOSE,
      materialId,
      createdAt: now,
    })
    if (setId === null) throw new Error('The set of the sample was not stored')
    await rememberCards(tx, student.id, setId, await insertCards(tx, student.id, setId, cards.map(newCardRow)), now)
    return setId
  },
  isThere: async (queries, studentId, id) => (await readTitles(queries, flashcardSets, studentId, [id])).has(id),
  remove: (services, tx, student, id) => deleteSetIn(tx, services, student, id),
}
