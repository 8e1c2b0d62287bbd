import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { notes } from '../../modules/notes/tables.ts'

const TOO_LARGE = {
  status: 409,
  code: 'conflict',
  message: 'This is too large to be shared: its text may have at most 2 MB.',
}

describeOnBothDatabases('Sharing what is large or changes at once', (database) => {
  const app = testApp(database, {})

  test('shares nothing above 2 MB of text, and shows nothing that has grown above it', async () => {
    const owner = await app.student()
    const { id } = await owner.client(notesEndpoints).create({
      body: { title: 'Cells', html: '<p>Life.</p>', purpose: '', made_by: 'built-in' },
    })
    const share = () => owner.client(sharesEndpoints).create({ body: { kind: 'notes', id, has_passages: true } })
    const { token } = await share()
    // Three bytes each: few characters may be much.
    const html = `<p>${'細'.repeat(700_000)}</p>`
    await database().transaction((tx) => tx.update(notes).set({ html }).where(eq(notes.id, id)))
    await expect(share()).rejects.toMatchObject(TOO_LARGE)
    const visitor = (await app.visitor()).client(sharesEndpoints)
    await expect(visitor.open({ params: { token } })).rejects.toMatchObject(TOO_LARGE)
    const other = (await app.student()).client(sharesEndpoints)
    await expect(other.copy({ params: { token } })).rejects.toMatchObject(TOO_LARGE)
  })

  test('overwrites no card that is changed at the moment of the take-over', async () => {
    const [owner, other] = [await app.student(), await app.student()]
    const selected_cards = Array.from({ length: 6 }, (_, index) => ({
      question: `Question ${index}?`,
      answer: 'First.',
    }))
    const recite = owner.client(reciteEndpoints)
    const set = await recite.createSet({ body: { title: 'Cells', selected_cards } })
    const { token } = await owner.client(sharesEndpoints).create({ body: { kind: 'set', id: set.id } })
    const { id } = await other.client(sharesEndpoints).copy({ params: { token } })
    for (const card of (await recite.getSet({ params: { id: set.id } })).flashcards)
      await recite.updateCard({ params: { id: card.id }, body: { answer: 'Theirs.' } })
    const own = other.client(reciteEndpoints)
    const { flashcards } = await own.getSet({ params: { id } })
    await Promise.all([
      ...flashcards.map((card) => own.updateCard({ params: { id: card.id }, body: { answer: 'Mine.' } })),
      other.client(sharesEndpoints).takeOver({ body: { kind: 'set', id } }),
    ])
    const now = await own.getSet({ params: { id } })
    expect(now.flashcards.map(({ answer }) => answer)).toEqual(selected_cards.map(() => 'Mine.'))
  })

  test('shows no sign in a name that turns a line around or drives a terminal', async () => {
    const owner = await app.student()
    const { id } = await owner.client(reciteEndpoints).createSet({
      body: { title: 'Cells', selected_cards: [{ question: 'What is a cell?', answer: 'A unit.' }] },
    })
    const owner_name = ' \u202eMei\u009b2J\u200b Wong\u0007 '
    const share = await owner.client(sharesEndpoints).create({ body: { kind: 'set', id, owner_name } })
    expect(share.owner_name).toBe('Mei2J Wong')
  })
})
