import { notesEndpoints } from '@lectern/contract/notes'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { runOperatorCommand } from '../../cli/operator-commands.ts'
import { shares as shareRows } from '../../core/sharing/tables.ts'

const HTML = '<h2>Cells</h2>\n<ul><li>A cell is the smallest unit of life.</li></ul>'
const NOT_FOUND = { status: 404, code: 'not_found' }
const REFUSED = {
  status: 400,
  code: 'invalid',
  message:
    'Notes are shown as they stand, sentences of your material included. They can be shared only if you agree to that.',
}

describeOnBothDatabases('Shared notes', (database) => {
  const app = testApp(database, {})
  let owner: TestStudent
  let other: TestStudent
  let id: number
  beforeEach(async () => {
    ;[owner, other] = [await app.student(), await app.student()]
    const body = { title: 'Cells', html: HTML, purpose: '', made_by: 'built-in' } as const
    id = (await owner.client(notesEndpoints).create({ body })).id
  })
  const shares = (of: TestStudent) => of.client(sharesEndpoints)
  const share = (terms: { has_passages?: boolean; title?: string } = {}, of = owner) =>
    shares(of).create({ body: { kind: 'notes', id, ...terms } })
  const visitor = async () => (await app.visitor()).client(sharesEndpoints)
  const open = async (token: string) => (await visitor()).open({ params: { token } })
  const copy = async (token: string, of = other) => (await shares(of).copy({ params: { token } })).id
  const stateOf = async (noteId = id, of = owner) => shares(of).getOfThing({ query: { kind: 'notes', id: noteId } })

  /** The link answers like one that nobody ever made, whatever is asked of it and by whom. */
  async function expectHidden(token: string) {
    const answers = await Promise.all(
      [token, '0'.repeat(64)].map(async (one) => {
        const response = await fetch(`${app.base}/api/shares/${one}/`)
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    for (const of of [owner, other]) {
      await expect(shares(of).open({ params: { token } })).rejects.toMatchObject(NOT_FOUND)
      await expect(copy(token, of)).rejects.toMatchObject(NOT_FOUND)
    }
    const body = { reason: 'wrong', text: 'Not so.' } as const
    await expect((await visitor()).report({ params: { token }, body })).rejects.toMatchObject(NOT_FOUND)
  }

  test('get no link unless their owner lets the sentences of the material go along, and nothing comes of asking', async () => {
    for (const terms of [{}, { has_passages: false }, { title: 'Mine' }])
      await expect(share(terms)).rejects.toMatchObject(REFUSED)
    expect((await stateOf()).share).toBeNull()
    expect((await shares(owner).list({ query: {} })).shares).toEqual([])
    expect((await owner.client(notesEndpoints).get({ params: { id } })).title).toBe('Cells')
    for (const terms of [{}, { has_passages: true }]) await expect(share(terms, other)).rejects.toMatchObject(NOT_FOUND)
    const body = { kind: 'notes', id, has_passages: true } as const
    await expect((await visitor()).create({ body })).rejects.toMatchObject({ status: 401 })
  })

  test('are shown and copied as they stand where the owner does', async () => {
    const { token, is_shown } = await share({ has_passages: true })
    expect(is_shown).toBe(true)
    expect((await open(token)).content).toMatchObject({ kind: 'notes', html: HTML })
    const made = await other.client(notesEndpoints).get({ params: { id: await copy(token) } })
    expect(made.html).toBe(HTML)
  })

  test('are hidden as soon as the owner says no, and come back by the same link; copies stay, and follow nothing meanwhile', async () => {
    const { token } = await share({ has_passages: true })
    const copied = await copy(token)
    expect(await share({ has_passages: false, title: 'Cells 2' })).toMatchObject({ token, is_shown: false })
    await expectHidden(token)
    expect((await stateOf()).share).toMatchObject({ token, has_passages: false, is_shown: false })
    expect((await shares(owner).list({ query: {} })).shares).toMatchObject([{ token, is_shown: false, copy_count: 1 }])
    expect((await other.client(notesEndpoints).get({ params: { id: copied } })).html).toBe(HTML)
    expect((await stateOf(copied, other)).copy).toBeNull()
    const takeOver = () => shares(other).takeOver({ body: { kind: 'notes', id: copied } })
    await expect(takeOver()).rejects.toMatchObject(NOT_FOUND)

    expect(await share({ has_passages: true })).toMatchObject({ token, is_shown: true })
    expect((await open(token)).content).toMatchObject({ title: 'Cells 2', html: HTML })
    expect(await takeOver()).toMatchObject({ is_renamed: true })
  })

  test('whose link was made before the owner was asked are hidden until they agree, or take it back', async () => {
    const { token } = await share({ has_passages: true })
    await database().transaction((tx) => tx.update(shareRows).set({ hasPassages: false }))
    await expectHidden(token)
    const { lines } = await runOperatorCommand(app.services, ['share', 'list', '--all'])
    expect(lines.find((line) => line.includes(token))).toContain(
      'shown to nobody until its owner lets passages go along',
    )
    await shares(owner).remove({ params: { token } })
    expect((await stateOf()).share).toBeNull()
    await expect(share()).rejects.toMatchObject(REFUSED)
  })

  test('that are shared with and without at the same moment have a link that says which', async () => {
    const asked = await Promise.allSettled([true, false, true, false].map((has_passages) => share({ has_passages })))
    for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject(REFUSED)
    const { share: kept } = await stateOf()
    if (!kept) throw new Error('Who agrees is given a link')
    if (kept.has_passages) expect((await open(kept.token)).content).toMatchObject({ html: HTML })
    else await expectHidden(kept.token)
  })
})
