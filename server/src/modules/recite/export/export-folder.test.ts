import { importEndpoints } from '@lectern/contract/cards/imports'
import { reciteEndpoints } from '@lectern/contract/recite'
import { setFolderEndpoints } from '@lectern/contract/recite/folders'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { listItemsOfGroup } from '../../../core/review/memory/item-store.ts'
import { heavyPicture, learnedPart, noteOf, packageOf } from '../imports/import-test-ground.ts'

const PATIENCE = { timeout: 180_000, interval: 100 }

describeOnDatabase('server', 'A folder of sets as one package', (database) => {
  const app = testApp(database)

  async function take(student: TestStudent, bytes: Uint8Array) {
    const imports = student.client(importEndpoints)
    const { import_id: id } = await imports.begin({ form: { file: new File([new Uint8Array(bytes)], 'deck.apkg') } })
    return vi.waitFor(async () => {
      const state = await imports.get({ params: { id } })
      expect(state.status).toBe('completed')
      return state
    }, PATIENCE)
  }
  const exportFolder = async (student: TestStudent, folder: string) =>
    new Uint8Array(await (await student.client(setFolderEndpoints).exportFolder({ query: { folder } })).arrayBuffer())
  const makeSet = async (student: TestStudent, title: string, folder: string, ...questions: string[]) => {
    const recite = student.client(reciteEndpoints)
    const selected_cards = questions.map((question) => ({ question, answer: `answer to ${question}` }))
    const { id } = await recite.createSet({ body: { title, selected_cards } })
    if (folder) await recite.putInFolder({ params: { id }, body: { folder } })
    return id
  }
  const shelfOf = async (student: TestStudent) => {
    const recite = student.client(reciteEndpoints)
    const { flashcard_sets } = await recite.history({ query: {} })
    const sets = await Promise.all(
      flashcard_sets.map(async ({ id, title, folder }) => {
        const { flashcards } = await recite.getSet({ params: { id } })
        return [folder, title, ...flashcards.map(({ question }) => question)]
      }),
    )
    return sets.toSorted()
  }

  test('gives each set as a deck within those of its folders, and another student the same folders', async () => {
    const [student, other] = [await app.student(), await app.student()]
    await makeSet(student, 'Plants', 'Biology', 'of plants')
    await makeSet(student, 'Genes', 'Biology::Cells', 'of genes', 'of alleles')
    await makeSet(student, 'genes', 'Biology::Cells', 'of other genes')
    await makeSet(student, '𠮷 🐕', 'Biology::Cells', 'of four bytes')
    await makeSet(student, 'Beside', 'Biologyish', 'of another folder')
    await makeSet(student, 'Loose', '', 'of none')
    await makeSet(other, 'Plants', 'Biology', "another student's")
    const empty = await makeSet(student, 'Empty', 'Biology', 'gone')
    const { flashcards } = await student.client(reciteEndpoints).getSet({ params: { id: empty } })
    await student.client(reciteEndpoints).deleteCard({ params: { id: flashcards[0]?.id ?? 0 } })

    const friend = await app.student()
    const done = await take(friend, await exportFolder(student, 'Biology'))
    expect(done).toMatchObject({ card_count: 5, left_out: [] })
    expect(await shelfOf(friend)).toEqual([
      ['Biology', 'Plants', 'of plants'],
      ['Biology::Cells', 'Genes', 'of genes', 'of alleles'],
      ['Biology::Cells', 'genes (2)', 'of other genes'],
      ['Biology::Cells', '𠮷 🐕', 'of four bytes'],
    ])
  })

  test('takes along what was learned of each set, overdue ones among them, and a picture that two of them share', async () => {
    const [student, friend] = [await app.student(), await app.student()]
    const now = app.services.clock.now()
    const picture = { 'cell.png': heavyPicture(1000) }
    const part = {
      'Biology::One': { daysAgo: 40, inDays: -30 },
      'Biology::Two': { inDays: 12 },
      'Biology::Three::Deep': { inDays: 0 },
    }
    for (const [name, when] of Object.entries(part)) {
      const notes = [noteOf(`![](cell.png) ${name}`, 'a', { parts: [learnedPart(now, when)] })]
      await take(student, await packageOf({ name, notes }, now, picture))
    }
    const dueDays = async (of: TestStudent, setIds: readonly number[]) => {
      const items = await Promise.all(
        setIds.map((groupId) => listItemsOfGroup(database().queries, of.id, { kind: 'card', groupId })),
      )
      return items.flat().map(({ dueDay, stability, reps }) => ({ dueDay, stability, reps }))
    }
    const own = await student.client(reciteEndpoints).history({ query: {} })
    const done = await take(friend, await exportFolder(student, 'Biology'))
    expect(done).toMatchObject({ card_count: 3, left_out: [] })
    const inOrder = (one: { dueDay: number | null }, other: { dueDay: number | null }) =>
      (one.dueDay ?? 0) - (other.dueDay ?? 0)
    const before = (
      await dueDays(
        student,
        own.flashcard_sets.map(({ id }) => id),
      )
    ).toSorted(inOrder)
    const after = (
      await dueDays(
        friend,
        done.sets.map(({ id }) => id),
      )
    ).toSorted(inOrder)
    expect(before.map(({ dueDay }) => (dueDay ?? 0) - (before[0]?.dueDay ?? 0))).toEqual([0, 30, 42])
    expect(after).toEqual(before)
  })

  test('is refused where nothing is in it, or more than a package takes', async () => {
    const student = await app.student()
    const id = await makeSet(student, 'Plants', 'Biology', 'of plants')
    await expect(exportFolder(student, 'Chemistry')).rejects.toMatchObject({ code: 'not_found' })
    await expect(exportFolder(await app.student(), 'Biology')).rejects.toMatchObject({ code: 'not_found' })
    await expect(exportFolder(student, ' :: ')).rejects.toMatchObject({ code: 'invalid' })
    await database().queries.execute(sql`
      insert into flashcards (set_id, client_id, question, answer, position)
      select ${id}, gen_random_uuid(), 'q' || n, 'a', n from generate_series(1, 20000) as n`)
    await expect(exportFolder(student, 'Biology')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('20,000'),
    })
  })
})
