import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { runOperatorCommand } from '../../cli/operator-commands.ts'
import { insertSet } from '../../modules/exam/set-store.ts'
import { eraseStudent } from '../accounts/leaving/erase-student.ts'
import { listSharesToSee } from './report-store.ts'

const CARDS = [
  { question: 'What is a cell?', answer: 'The unit of life.', source: 'A cell is the smallest unit of life.' },
  { question: 'What holds genes?', answer: 'The nucleus.', tags: ['weak'] },
  { question: `![a cell](${'a'.repeat(32)}.png)`, answer: 'A cell.' },
]
const NOT_FOUND = { status: 404, code: 'not_found' }

describeOnBothDatabases('Sharing', (database) => {
  const app = testApp(database, { PUBLIC_URL: 'https://lectern.test', STORAGE_LIMIT_MB: '1' })
  let owner: TestStudent
  let other: TestStudent
  beforeEach(async () => {
    ;[owner, other] = [await app.student(), await app.student()]
  })
  const shares = (of: TestStudent) => of.client(sharesEndpoints)
  const recite = (of: TestStudent) => of.client(reciteEndpoints)

  async function makeSet(): Promise<number> {
    const { id: material_id } = await owner
      .client(materialsEndpoints)
      .create({ form: { text: 'A cell is the smallest unit of life.', title: 'Private chapter' } })
    const about = { title: 'Cells', document_name: 'private.pdf', document_content: 'Secret text.', material_id }
    const body = { ...about, content_purpose: 'My resit', selected_cards: CARDS }
    return (await recite(owner).createSet({ body })).id
  }
  async function shareSet(terms: { owner_name?: string; has_passages?: boolean } = {}) {
    const id = await makeSet()
    return { setId: id, ...(await shares(owner).create({ body: { kind: 'set', id, ...terms } })) }
  }
  const open = async (token: string) => (await app.visitor()).client(sharesEndpoints).open({ params: { token } })
  const copy = async (token: string, student = other) => (await shares(student).copy({ params: { token } })).id

  test('shows a visitor the set and the chosen name, and nothing else of its owner', async () => {
    const { token, url, left_out_count, setId } = await shareSet({ owner_name: ' Mei ' })
    expect([url, left_out_count]).toEqual([`https://lectern.test/shared/${token}`, 1])
    const response = await fetch(`${app.base}/api/shares/${token}/`)
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      owner_name: 'Mei',
      content: {
        kind: 'set',
        title: 'Cells',
        cards: [
          { kind: 'basic', question: 'What is a cell?', answer: 'The unit of life.', source: null },
          { kind: 'basic', question: 'What holds genes?', answer: 'The nucleus.', source: null },
        ],
      },
      is_own: false,
      copy_id: null,
    })
    expect((await shares(owner).open({ params: { token } })).is_own).toBe(true)
    await shares(owner).create({ body: { kind: 'set', id: setId, has_passages: true } })
    const { content, owner_name } = await open(token)
    expect(owner_name).toBe('')
    expect(content.kind === 'set' && content.cards.map(({ source }) => source)).toEqual([CARDS[0]?.source, null])
  })

  test('shows the title that its owner gives it with the link, which is its own from then on', async () => {
    const id = await makeSet()
    const share = (title: string, of = owner) => shares(of).create({ body: { kind: 'set', id, title } })
    const { token } = await share(' Cells and genes ')
    expect((await open(token)).content.title).toBe('Cells and genes')
    expect((await recite(owner).getSet({ params: { id } })).title).toBe('Cells and genes')
    await expect(share('Mine', other)).rejects.toMatchObject(NOT_FOUND)
    await expect(share(' ')).rejects.toMatchObject({ status: 400 })
    await share('Genes')
    expect((await open(token)).content.title).toBe('Genes')
    const body = { title: 'en', html: '<p>Life.</p>', purpose: '', made_by: 'built-in' } as const
    const note = await owner.client(notesEndpoints).create({ body })
    const terms = { kind: 'notes', id: note.id, title: 'Life', has_passages: true } as const
    const notes = await shares(owner).create({ body: terms })
    expect((await open(notes.token)).content.title).toBe('Life')
  })

  test('keeps one link a thing, however often and at once it is shared; taken back, the next is another', async () => {
    const { setId, token } = await shareSet()
    const again = () => shares(owner).create({ body: { kind: 'set', id: setId, owner_name: 'Mei' } })
    expect(new Set((await Promise.all([again(), again(), again()])).map((share) => share.token))).toEqual(
      new Set([token]),
    )
    const { share } = await shares(owner).getOfThing({ query: { kind: 'set', id: setId } })
    expect(share).toMatchObject({ token, owner_name: 'Mei' })
    await shares(owner).remove({ params: { token } })
    expect((await again()).token).not.toBe(token)
    await expect(open(token)).rejects.toMatchObject(NOT_FOUND)
  })

  test('answers every link that leads nowhere with the same words', async () => {
    const { token, setId } = await shareSet()
    const [gone, erased] = [token, (await shareAsStranger()).token]
    await shares(owner).remove({ params: { token } })
    const { token: deleted } = await shares(owner).create({ body: { kind: 'set', id: setId } })
    await recite(owner).deleteSet({ params: { id: setId } })
    const guessed = ['0'.repeat(64), token.slice(0, 32) + '0'.repeat(32), 'nonsense', '%00', '1']
    const answers = await Promise.all(
      [gone, erased, deleted, ...guessed].map(async (one) => {
        const response = await fetch(`${app.base}/api/shares/${one}/`)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
  })

  /** A share of a student who has left since. */
  async function shareAsStranger() {
    const leaving = await app.student()
    const { id } = await recite(leaving).createSet({ body: { title: 'Gone', selected_cards: CARDS } })
    const share = await shares(leaving).create({ body: { kind: 'set', id } })
    const copyId = await copy(share.token)
    await eraseStudent(app.services, leaving.id, 'en')
    return { token: share.token, copyId }
  }

  test('lets nobody but the owner take a link back, or share what is another’s', async () => {
    const { token, setId } = await shareSet()
    await expect(shares(other).remove({ params: { token } })).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(other).create({ body: { kind: 'set', id: setId } })).rejects.toMatchObject(NOT_FOUND)
    expect((await open(token)).content.title).toBe('Cells')
  })

  test('makes a copy that is the student’s own, once however often it is asked for, with nothing of the owner’s', async () => {
    const { token } = await shareSet()
    const ids = await Promise.all([copy(token), copy(token), copy(token)])
    expect(new Set(ids).size).toBe(1)
    const made = await recite(other).getSet({ params: { id: ids[0] ?? 0 } })
    const original = (await recite(owner).history({ query: {} })).flashcard_sets[0]
    expect(made).toMatchObject({ title: 'Cells', document_name: '', content_purpose: '', material_id: null })
    expect(made.flashcards.map(({ question, tags, source }) => [question, tags, source])).toEqual([
      ['What is a cell?', [], null],
      ['What holds genes?', [], null],
    ])
    const ownIds = (await recite(owner).getSet({ params: { id: original?.id ?? 0 } })).flashcards.map(
      (c) => c.client_id,
    )
    expect(made.flashcards.filter(({ client_id }) => ownIds.includes(client_id))).toEqual([])
    expect((await other.client(reviewEndpoints).queue({ query: { set_id: made.id } })).items).toHaveLength(2)
    expect((await shares(other).open({ params: { token } })).copy_id).toBe(made.id)
    await expect(copy(token, owner)).rejects.toMatchObject({ status: 409 })
  })

  test('leaves copies to their students when the link is taken back and when the owner is erased', async () => {
    const { copyId } = await shareAsStranger()
    expect((await recite(other).getSet({ params: { id: copyId } })).card_count).toBe(2)
    const { copy: followed } = await shares(other).getOfThing({ query: { kind: 'set', id: copyId } })
    expect(followed).toBeNull()
    const body = { kind: 'set', id: copyId } as const
    await expect(shares(other).takeOver({ body })).rejects.toMatchObject(NOT_FOUND)
  })

  test('takes later changes over, and loses nothing that was learned or changed', async () => {
    const { token, setId } = await shareSet()
    const copyId = await copy(token)
    const [first, second] = (await recite(other).getSet({ params: { id: copyId } })).flashcards
    const { items } = await other.client(reviewEndpoints).queue({ query: { set_id: copyId } })
    const answer = { rating: 3 as const, answered_at: app.clock.now().toISOString() }
    for (const { id } of items)
      await other.client(reviewEndpoints).answer({ body: { ...answer, item_id: id, client_id: crypto.randomUUID() } })
    await recite(other).updateCard({ params: { id: second?.id ?? 0 }, body: { answer: 'My own words.' } })
    await recite(other).updateCard({ params: { id: first?.id ?? 0 }, body: { tags: ['weak'] } })

    const [one, two] = (await recite(owner).getSet({ params: { id: setId } })).flashcards
    await recite(owner).updateCard({ params: { id: one?.id ?? 0 }, body: { answer: 'The smallest unit of life.' } })
    await recite(owner).updateCard({ params: { id: two?.id ?? 0 }, body: { answer: 'The nucleus does.' } })
    await recite(owner).createCard({ params: { id: setId }, body: { question: 'What is a wall?', answer: 'Firm.' } })
    await recite(owner).renameSet({ params: { id: setId }, body: { title: 'Cells 2' } })

    const thing = { kind: 'set', id: copyId } as const
    const news = { is_renamed: true, added_count: 1, changed_count: 1, kept_count: 1 }
    expect((await shares(other).getOfThing({ query: thing })).copy?.changes).toEqual(news)
    const [taken, repeated] = await Promise.all([1, 2].map(() => shares(other).takeOver({ body: thing })))
    const nothing = { is_renamed: false, added_count: 0, changed_count: 0, kept_count: 0 }
    expect([taken, repeated]).toEqual(expect.arrayContaining([news, nothing]))
    const now = await recite(other).getSet({ params: { id: copyId } })
    expect(now.title).toBe('Cells 2')
    expect(now.flashcards.map(({ id, answer, tags }) => [id, answer, tags])).toEqual([
      [first?.id, 'The smallest unit of life.', ['weak']],
      [second?.id, 'My own words.', []],
      [expect.any(Number), 'Firm.', []],
    ])
    const left = await other.client(reviewEndpoints).queue({ query: { set_id: copyId } })
    expect(left.items.map(({ question }) => question)).toEqual(['What is a wall?'])
  })

  test('copies nothing that has no room, and leaves nothing of it', async () => {
    const selected_cards = Array.from({ length: 60 }, (_, index) => ({
      question: `${index}`,
      answer: 'a'.repeat(10_000),
    }))
    const { id } = await recite(owner).createSet({ body: { title: 'Long', selected_cards } })
    const { token } = await shares(owner).create({ body: { kind: 'set', id } })
    const document_content = 'b'.repeat(600_000)
    await recite(other).createSet({ body: { title: 'Own', document_content, selected_cards: CARDS } })
    await expect(copy(token)).rejects.toMatchObject({ status: 413, code: 'storage_full' })
    expect((await recite(other).history({ query: {} })).pagination.total_count).toBe(1)
    expect((await shares(other).open({ params: { token } })).copy_id).toBeNull()
  })

  test('shows notes, and copies them', async () => {
    const { id } = await owner
      .client(notesEndpoints)
      .create({ body: { title: 'Cells', html: '<h2>Cells</h2><p>Life.</p>', purpose: 'My resit', made_by: 'model' } })
    const { token } = await shares(owner).create({ body: { kind: 'notes', id, has_passages: true } })
    const html = '<h2>Cells</h2><p>Life.</p>'
    expect((await open(token)).content).toEqual({ kind: 'notes', title: 'Cells', html, made_by: 'model' })
    const made = await other.client(notesEndpoints).get({ params: { id: await copy(token) } })
    expect(made).toMatchObject({ title: 'Cells', html, purpose: '', material_id: null })
    await owner.client(notesEndpoints).rename({ params: { id }, body: { title: 'Cells 2' } })
    await shares(other).takeOver({ body: { kind: 'notes', id: made.id } })
    expect((await other.client(notesEndpoints).get({ params: { id: made.id } })).title).toBe('Cells 2')
  })

  test('shows the questions of an exam without what is right and why; a copy has both', async () => {
    const exam = { generatedBy: 'content', language: 'auto', madeBy: 'built-in', isSampled: false } as const
    const question = {
      type: 'mcq' as const,
      question: 'What is life’s unit?',
      options: ['Cell', 'Wall', 'Sap', 'Leaf'],
    }
    const hidden = { correctAnswer: 'Cell', explanation: 'The text says so.', source: 'A cell is the unit.' }
    const row = { ...exam, studentId: owner.id, title: 'Cells', createdAt: app.clock.now() }
    const id = await database().transaction((tx) => insertSet(tx, row, [{ ...question, ...hidden }]))
    const { token } = await shares(owner).create({ body: { kind: 'exam', id, has_passages: true } })
    const { content } = await open(token)
    expect(content).toEqual({ kind: 'exam', title: 'Cells', questions: [question] })
    const made = await other.client(examEndpoints).getSet({ params: { id: await copy(token) } })
    expect(made.questions).toMatchObject([{ correct_answer: 'Cell', source: 'A cell is the unit.' }])
  })

  test('goes into the archive of either student, the links with whoever shares', async () => {
    const { url } = await shareSet({ owner_name: 'Mei' })
    const archive = await owner.client(accountSettingsEndpoints).exportData()
    expect(Buffer.from(await archive.arrayBuffer()).includes('shares.json')).toBe(true)
    expect(url).toContain('/shared/')
  })

  test('takes a report from anybody, shows it to the operator and the owner, and what the owner says to the operator', async () => {
    const { token, setId } = await shareSet({ owner_name: 'Mei' })
    const visitor = (await app.visitor()).client(sharesEndpoints)
    const said = { reason: 'rights' as const, text: 'Page 3\nis mine.', contact: 'Ada@Example.org' }
    await visitor.report({ params: { token }, body: said })
    const of = () => shares(owner).getOfThing({ query: { kind: 'set', id: setId } })
    const [report] = (await of()).reports
    expect(report).toMatchObject({ reason: 'rights', text: said.text, answer: null })
    expect(JSON.stringify(report)).not.toContain('ada@example.org')
    const answer = { params: { id: report?.id ?? 0 }, body: { text: 'I wrote it myself.' } }
    await expect(shares(other).answerReport(answer)).rejects.toMatchObject(NOT_FOUND)
    await shares(owner).answerReport(answer)

    // Answered, it stays before the operator until they close it.
    const listed = (await operator('share', 'list')).lines.join('\n')
    expect(listed).toContain(`student ${owner.id}, named "Mei"  https://lectern.test/shared/${token}`)
    expect(listed).toMatch(/rights, answered, answer to ada@example\.org: Page 3 is mine\./)
    expect(listed).toContain('the owner says: I wrote it myself.')
  })

  test('lists the links of a student, newest first, with who copied and what waits, to nobody else', async () => {
    const { token, setId } = await shareSet({ owner_name: 'Mei' })
    const { id } = await owner
      .client(notesEndpoints)
      .create({ body: { title: 'Leaves', html: '<p>Green.</p>', purpose: '', made_by: 'model' } })
    const notes = await shares(owner).create({ body: { kind: 'notes', id, has_passages: true } })
    await copy(token)
    const visitor = (await app.visitor()).client(sharesEndpoints)
    await visitor.report({ params: { token }, body: { reason: 'wrong', text: 'Not so.' } })
    const list = (of = owner) => shares(of).list({ query: {} })
    const first = { kind: 'notes', id, title: 'Leaves', token: notes.token, copy_count: 0, open_report_count: 0 }
    const second = { kind: 'set', id: setId, title: 'Cells', owner_name: 'Mei', copy_count: 1, open_report_count: 1 }
    expect((await list()).shares).toMatchObject([first, { ...second, removal_reason: null }])
    expect(await list(other)).toMatchObject({ shares: [], pagination: { total_count: 0 } })
    expect((await list()).shares[1]).not.toHaveProperty('left_out_count')

    const open = async () => (await operator('share', 'list')).lines.join('\n')
    expect(await open()).toContain(token)
    const { reports } = await shares(owner).getOfThing({ query: { kind: 'set', id: setId } })
    expect(reports).toMatchObject([{ answer: null, closed_at: null }])
    const params = { id: reports[0]?.id ?? 0 }
    const answered = await shares(owner).answerReport({ params, body: { text: 'It is.' } })
    expect(answered).toMatchObject({ answer: 'It is.', closed_at: null })
    expect((await list()).shares).toMatchObject([first, { ...second, open_report_count: 0 }])
    // However many there are, none with an open report is cut off.
    const cut = await listSharesToSee(app.services.database.queries, { which: 'all', limit: 0 })
    expect(cut.isCutOff).toBe(true)
    expect(cut.found.map(({ share }) => share.thingId)).toContain(setId)
    expect(cut.found.every(({ reports }) => reports.some(({ closedAt }) => closedAt === null))).toBe(true)
    const shareId = new RegExp(`^(\\d+)  set .*${token}$`, 'm').exec(await open())?.[1] ?? ''
    expect((await operator('share', 'close', shareId)).lines).toEqual([`Closed reports of share ${shareId}: 1.`])
    expect((await operator('share', 'close', shareId)).refusal).toBe(`There is no open report of a share ${shareId}`)
    expect(await open()).not.toContain(token)
    expect(await open()).toMatch(/^Closed reports: [1-9]/m)
    expect((await operator('share', 'list', '--closed')).lines.join('\n')).toMatch(/wrong, closed [-\d]+: Not so\./)
    await shares(owner).remove({ params: { token: notes.token } })
    expect((await list()).shares.map((share) => share.token)).toEqual([token])
  })

  test('is ended by the operator with a reason that the owner reads, and begins again when it is allowed', async () => {
    const { token, setId } = await shareSet()
    const copyId = await copy(token)
    const id =
      new RegExp(`^(\\d+)  set .*${token}$`, 'm').exec(
        (await operator('share', 'list', '--all')).lines.join('\n'),
      )?.[1] ?? ''
    expect((await operator('share', 'remove', '999999999', '--reason', 'x')).refusal).toBe(
      'There is no share 999999999',
    )
    const visitor = (await app.visitor()).client(sharesEndpoints)
    await visitor.report({ params: { token }, body: { reason: 'rights', text: 'Mine.' } })
    await operator('share', 'remove', id, '--reason', 'Page 3 is not yours.')
    const [away] = (await shares(owner).list({ query: {} })).shares
    expect(away).toMatchObject({ removal_reason: 'Page 3 is not yours.', open_report_count: 0 })
    await expect(open(token)).rejects.toMatchObject(NOT_FOUND)
    await expect(copy(token, await app.student())).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(owner).remove({ params: { token } })).rejects.toMatchObject(NOT_FOUND)
    const again = () => shares(owner).create({ body: { kind: 'set', id: setId } })
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await shares(owner).getOfThing({ query: { kind: 'set', id: setId } })).toMatchObject({
      share: null,
      removal_reason: 'Page 3 is not yours.',
    })
    expect((await shares(other).getOfThing({ query: { kind: 'set', id: copyId } })).copy).toBeNull()
    await operator('share', 'allow', id)
    expect((await open(token)).content.title).toBe('Cells')
    expect((await again()).token).toBe(token)
  })

  const operator = (...args: string[]) => runOperatorCommand(app.services, args)
})
