import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { importEndpoints } from '@lectern/contract/cards/imports'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { mediaMapOf, metaOf, schema18, zstd } from '@lectern/decks/anki/package-test-ground'
import { MOST_IMPORTS_AT_ONCE } from '@lectern/domain/cards/imports'
import { MEDIA_LIMIT_BYTES } from '@lectern/domain/recite'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildWav } from '../../../../test/files/build-wav.ts'
import { material } from '../../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { keepFile } from '../../../core/files/keep-file.ts'
import { listDaysOf, readDay, recountDays } from '../../../core/review/memory/day-store.ts'
import { listItemsOfGroup } from '../../../core/review/memory/item-store.ts'
import { listMedia } from '../media/media-store.ts'
import { sumReciteBytes } from '../sum-bytes.ts'
import { insertImport, saveImport } from './import-store.ts'
import { heavyPicture, learnedPart, locked, newPart, noteOf, packageOf, zipOf } from './import-test-ground.ts'
import { giveRemovalUp, removeImported } from './remove-imported.ts'
import { takeIn } from './take-in.ts'
import { giveImportUp } from './undo-import.ts'

const DAY_MS = 86_400_000
const PATIENCE = { timeout: 180_000, interval: 100 }

describeOnDatabase('server', 'Cards in and out', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '2' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student()
  })
  const imports = (caller: Caller = student) => caller.client(importEndpoints)
  const recite = () => student.client(reciteEndpoints)
  const now = () => app.services.clock.now()

  async function bring(content: Uint8Array | string, name = 'cards.apkg', more = {}) {
    const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
    const { import_id: id } = await imports().begin({ form: { file, ...more } })
    return id
  }
  const ended = (id: number) =>
    vi.waitFor(async () => {
      const state = await imports().get({ params: { id } })
      expect(['processing', 'undoing']).not.toContain(state.status)
      return state
    }, PATIENCE)
  const take = async (...[content, name, more]: Parameters<typeof bring>) => ended(await bring(content, name, more))
  const cardsOf = async (id: number) => (await recite().getSet({ params: { id } })).flashcards

  test('A package becomes sets with their kinds, tags, media and what was learned, and goes out as it came', async () => {
    const picture = new Uint8Array(await (await openAsBlob(material('pictures/tc.jpg'))).arrayBuffer())
    const notes = [
      noteOf('![the cell](cell.jpg) What is $x^2$?', 'A square', { tags: ['maths'], parts: [learnedPart(now())] }),
      noteOf('hund', 'dog', { kind: 'reversed', parts: [newPart(0), { ...newPart(1), isSuspended: true, flag: 2 }] }),
      noteOf('{{c1::Paris}} is in {{c2::France}}', 'often said', { kind: 'cloze', parts: [newPart(0), newPart(1)] }),
      noteOf('2 + 2', '4', { kind: 'typed', parts: [learnedPart(now(), { inDays: -2 })] }),
      noteOf('![](gone.png)', 'lost'),
    ]
    const done = await take(await packageOf({ name: 'Biology::Cells', notes }, now(), { 'cell.jpg': picture }))
    expect(done).toMatchObject({
      status: 'completed',
      note_count: 5,
      notes_done: 5,
      card_count: 4,
      error_message: null,
    })
    expect(done.sets).toEqual([{ id: expect.any(Number), title: 'Cells', card_count: 4 }])
    expect(done.left_out).toEqual([
      { reason: 'missingMedia', count: 1, told: ['gone.png'] },
      { reason: 'emptySide', count: 1, told: ['lost'] },
    ])
    const setId = done.sets[0]?.id ?? 0
    const cards = await cardsOf(setId)
    expect(cards.map(({ kind, answer, tags }) => [kind, answer, tags])).toEqual([
      ['basic', 'A square', ['maths']],
      ['reversed', 'dog', []],
      ['cloze', 'often said', []],
      ['typed', '4', []],
    ])
    expect(cards[0]?.question).toMatch(/^!\[the cell\]\([0-9a-f]{32}\.jpg\) What is \$x\^2\$\?$/)
    const queue = await student.client(reviewEndpoints).queue({ query: { set_id: setId } })
    expect(queue.items.filter(({ stage }) => stage === 'review')).toMatchObject([{ note: { question: '2 + 2' } }])
    const again = await take(await exported(setId, 'apkg'))
    expect(again).toMatchObject({ status: 'completed', card_count: 4, left_out: [] })
    const { flashcard_sets } = await recite().history({ query: { folder: 'Biology' } })
    expect(flashcard_sets.map(({ title, folder }) => [title, folder])).toEqual([
      ['Cells', 'Biology'],
      ['Cells', 'Biology'],
    ])
    expect((await cardsOf(again.sets[0]?.id ?? 0)).map(({ question }) => question)).toEqual(
      cards.map(({ question }) => question),
    )
    expect(await memoriesOf(again.sets[0]?.id ?? 0)).toEqual(await memoriesOf(setId))
  })

  test('A whole collection is a package too, and may have any letters', async () => {
    const picture = new Uint8Array(await (await openAsBlob(material('pictures/tc.jpg'))).arrayBuffer())
    const notes = [noteOf('![𠮷野家](dog.jpg)', '犬 🐕'), noteOf('hund', 'dog')]
    const deck = await packageOf({ name: 'Dogs 🐕', notes }, now(), { 'dog.jpg': picture })
    const done = await take(deck, '𠮷 collection.colpkg')
    expect(done).toMatchObject({ status: 'completed', card_count: 2, left_out: [] })
    expect(done.sets).toMatchObject([{ title: 'Dogs 🐕', card_count: 2 }])
    const [dog] = await cardsOf(done.sets[0]?.id ?? 0)
    expect(dog).toMatchObject({ answer: '犬 🐕' })
    expect(dog?.question).toMatch(/^!\[𠮷野家\]\([0-9a-f]{32}\.jpg\)$/u)
  })

  test('A package of the newest generation is read in its own process, and what is damaged of it left out alone', async () => {
    const picture = new Uint8Array(await (await openAsBlob(material('pictures/tc.jpg'))).arrayBuffer())
    const template = { question: '{{Front}}<script>alert(1)</script>', answer: '{{FrontSide}}<hr id=answer>{{Back}}' }
    const collection = await schema18({
      types: [{ id: 1, fields: ['Front', 'Back'], templates: [template] }],
      decks: { 1: 'Dogs 🐕::𠮷' },
      notes: [
        { id: 1, type: 1, fields: ['<img src="𠮷.jpg"> 犬', 'dog'] },
        { id: 2, type: 1, fields: ['<img src="broken.jpg"> cat<script>alert(2)</script>', '猫'] },
      ],
      cards: [1, 2].map((id) => ({ id, note: id })),
    })
    const damaged = Buffer.from(zstd(picture)).subarray(0, 500)
    const parts = { meta: metaOf(3), 'collection.anki21b': zstd(collection), 0: zstd(picture), 1: damaged }
    const done = await take(await zipOf({ ...parts, media: zstd(mediaMapOf('𠮷.jpg', 'broken.jpg')) }))
    expect(done).toMatchObject({
      ...{ status: 'completed', card_count: 2, sets: [{ title: '𠮷', card_count: 2 }] },
      left_out: [{ reason: 'missingMedia', count: 1, told: ['broken.jpg'] }],
    })
    const [dog, cat] = await cardsOf(done.sets[0]?.id ?? 0)
    expect(dog?.question).toMatch(/^!\[\]\([0-9a-f]{32}\.jpg\) 犬$/)
    expect(cat).toMatchObject({ question: 'cat', answer: '猫' })
  })

  test('Cards that nobody named are called so in the language of the account', async () => {
    await student
      .client(usersEndpoints)
      .updateProfile({ body: { first_name: 'Mei', last_name: 'Chan', language: 'zh-hans' } })
    const deck = await packageOf({ name: 'Default', notes: [noteOf('hund', 'dog')] }, now())
    expect((await take(deck, '.apkg')).sets).toMatchObject([{ title: '学习卡', card_count: 1 }])
  })

  test('What was learned stays learned: it comes back on its day, and counts where it was done', async () => {
    const notes = [noteOf('q', 'a', { parts: [learnedPart(now(), { daysAgo: 10, inDays: 20 })] })]
    const done = await take(await packageOf({ name: 'Learned', notes }, now()))
    const [memory] = await memoriesOf(done.sets[0]?.id ?? 0)
    const today = Math.floor((now().getTime() - 4 * 3_600_000) / DAY_MS)
    expect(memory).toMatchObject({ stage: 'review', stability: 30, difficulty: 5, reps: 2, due_in: 20 })
    expect(await readDay(database().queries, student.id, today - 10)).toMatchObject({ answerCount: 1 })
    await imports().undo({ params: { id: done.id } })
    await ended(done.id)
    expect(await readDay(database().queries, student.id, today - 10)).toMatchObject({ answerCount: 0 })
  })

  async function memoriesOf(setId: number) {
    const today = Math.floor((now().getTime() - 4 * 3_600_000) / DAY_MS)
    const items = await readItems(setId)
    return items.map(({ stage, stability, difficulty, reps, dueDay, isSuspended, flag, part }) => ({
      part,
      stage,
      stability,
      difficulty,
      reps,
      due_in: dueDay === null ? null : dueDay - today,
      isSuspended,
      flag,
    }))
  }
  async function readItems(setId: number) {
    const items = await listItemsOfGroup(database().queries, student.id, { kind: 'card', groupId: setId })
    return items.sort((one, other) => one.sourceId - other.sourceId || one.part - other.part)
  }
  async function exported(id: number, format: 'apkg' | 'csv' | 'md' | 'txt') {
    return new Uint8Array(await (await imports().exportSet({ params: { id }, query: { format } })).arrayBuffer())
  }

  test('Text is read as it is said, or by its looks, and goes out in three forms', async () => {
    const options = { format: 'delimited', side_separator: ' => ', card_separator: '##', has_header: 'false' } as const
    const said = await take('a => b##c => d##alone', 'words.txt', options)
    expect(said).toMatchObject({ card_count: 2, left_out: [{ reason: 'emptySide', count: 1, told: ['alone'] }] })
    expect(said.sets[0]?.title).toBe('words')
    // A form sends the end of a line as CR LF.
    const lines = await take('a => b\nc => d\nalone', 'lines.txt', { ...options, card_separator: '\n' })
    expect(lines).toMatchObject({ card_count: 2, left_out: [{ told: ['alone'] }] })
    const looks = await take('question,answer\nx,"y, z"\nu,v\n', 'words.csv')
    const id = looks.sets[0]?.id ?? 0
    expect(await cardsOf(id)).toMatchObject([{ question: 'x', answer: 'y, z' }, { question: 'u' }])
    for (const format of ['csv', 'md', 'txt'] as const) {
      const again = await take(await exported(id, format), `words.${format}`)
      expect(await cardsOf(again.sets[0]?.id ?? 0)).toMatchObject([
        { question: 'x', answer: 'y, z' },
        { question: 'u' },
      ])
    }
  })

  test('Options go out as such in text that can say so, else with their question', async () => {
    const answer = '- [ ] Atoms\n- [x] Cells\n\nAll that lives is.'
    const selected_cards = [
      { kind: 'choice' as const, question: 'What are we made of?', answer },
      { question: 'And stones?', answer: 'Minerals' },
    ]
    const { id } = await recite().createSet({ body: { title: 'Life', selected_cards } })
    const brought = async (format: 'apkg' | 'csv' | 'md' | 'txt') =>
      (await cardsOf((await take(await exported(id, format), `life.${format}`)).sets[0]?.id ?? 0))[0]
    for (const format of ['csv', 'md'] as const) expect(await brought(format)).toMatchObject({ kind: 'choice', answer })
    expect(await brought('apkg')).toMatchObject({
      kind: 'basic',
      question: 'What are we made of?\n\n• Atoms\n• Cells',
      answer: 'Cells\n\nAll that lives is.',
    })
    expect(await brought('txt')).toMatchObject({ kind: 'basic', question: 'What are we made of? • Atoms • Cells' })
  })

  test('A repeated upload is the same import, also twice at once', async () => {
    const client_id = randomUUID()
    const ids = await Promise.all([bring('a\tb', 'a.txt', { client_id }), bring('a\tb', 'a.txt', { client_id })])
    await ended(ids[0] ?? 0)
    expect(new Set([...ids, await bring('a\tb', 'a.txt', { client_id })]).size).toBe(1)
    expect((await imports().list()).imports).toHaveLength(1)
    expect((await recite().history({ query: {} })).flashcard_sets).toHaveLength(1)
  })

  test('Everything of an import is undone as one, and once', async () => {
    const picture = new Uint8Array(await (await openAsBlob(material('pictures/tc.jpg'))).arrayBuffer())
    const notes = [noteOf('![](cell.jpg)', 'a'), noteOf('q', 'b', { parts: [learnedPart(now())] })]
    const { id } = await take(await packageOf({ name: 'Gone', notes }, now(), { 'cell.jpg': picture }))
    expect(await imports().undo({ params: { id } })).toMatchObject({ status: 'undoing' })
    for (let time = 0; time < 2; time += 1) {
      expect(await ended(id)).toMatchObject({ status: 'undone', sets: [], error_message: null })
      await imports().undo({ params: { id } })
    }
    expect((await recite().history({ query: {} })).flashcard_sets).toEqual([])
    expect(await sumReciteBytes(database().queries, student.id)).toBe(0)
  })

  describe('A file that is no good says so, and nothing of it stays', () => {
    const bomb = async () => zipOf({ 'collection.anki2': Buffer.alloc(200 * 1024 * 1024) })
    test.each<[string, () => Promise<Uint8Array | string>, RegExp]>([
      [
        'a damaged package',
        async () => (await packageOf({ name: 'd', notes: [noteOf('q', 'a')] }, now())).slice(0, 900),
        /damaged/,
      ],
      ['another zip', async () => zipOf({ 'word/document.xml': Buffer.from('x') }), /holds no cards/],
      ['bytes', async () => new Uint8Array([1, 2, 3, 0, 255, 7, 0, 0]), /holds no cards/],
      ['a package without cards', async () => packageOf({ name: 'd', notes: [] }, now()), /No cards/],
      ['text without cards', async () => 'just words', /No cards/],
      ['a bomb', bomb, /too large/],
      ['a package of a later Anki', async () => zipOf({ meta: metaOf(4), 'collection.anki21b': zstd('x') }), /too new/],
      [
        'a package that is locked',
        async () => locked(await packageOf({ name: 'd', notes: [noteOf('q', 'a')] }, now())),
        /protected by a password/,
      ],
      [
        'a database that is none',
        async () => zipOf({ 'collection.anki21': Buffer.from('SQLite format 3\0nothing') }),
        /damaged/,
      ],
    ])('%s', async (_, content, sentence) => {
      const failed = await take(await content())
      expect(failed).toMatchObject({ status: 'failed', sets: [] })
      expect(failed.error_message).toMatch(sentence)
      expect(await sumReciteBytes(database().queries, student.id)).toBe(0)
    })

    test('more than the student can store', async () => {
      const long = 'x'.repeat(9000)
      const notes = Array.from({ length: 300 }, (_, at) => noteOf(`${at}${long}`, 'a'))
      const failed = await take(await packageOf({ name: 'd', notes }, now()))
      expect(failed).toMatchObject({ status: 'failed', card_count: 0, sets: [] })
      expect((await recite().history({ query: {} })).flashcard_sets).toEqual([])
    })
  })

  test('Many pictures are taken in together, each once, from a package that alone takes more than half of the storage', async () => {
    const pictures = [1, 2, 3].map((at) => [`p${at}.png`, heavyPicture(400_000)] as const)
    const media = { ...Object.fromEntries(pictures), 'again.png': pictures[0]?.[1] ?? new Uint8Array() }
    const notes = Object.keys(media).map((name) => noteOf(`![](${name}) What is it?`, name))
    const done = await take(await packageOf({ name: 'd', notes }, now(), media))
    expect(done).toMatchObject({ status: 'completed', card_count: 4, left_out: [] })
    const cards = await cardsOf(done.sets[0]?.id ?? 0)
    const named = new Map(cards.map(({ question, answer }) => [answer, question]))
    expect(named.get('again.png')).toBe(named.get('p1.png'))
    expect(new Set(named.values()).size).toBe(3)
    const storedBytes = await sumReciteBytes(database().queries, student.id)
    expect(storedBytes).toBeGreaterThan(1_200_000)
    expect(storedBytes).toBeLessThan(1_250_000)
  })

  test('A medium that is larger than a card may have is left out alone', async () => {
    const media = { 'huge.png': Buffer.alloc(MEDIA_LIMIT_BYTES + 1), 'small.png': heavyPicture(1000) }
    const notes = Object.keys(media).map((name) => noteOf(`![](${name}) What is it?`, name))
    expect(await take(await packageOf({ name: 'd', notes }, now(), media))).toMatchObject({
      ...{ status: 'completed', card_count: 2 },
      left_out: [{ reason: 'mediaTooLarge', count: 1, told: ['huge.png'] }],
    })
  })

  test('Small sounds are kept some hundred at a time, however little room they take', async () => {
    const media = Object.fromEntries(
      Array.from({ length: 501 }, (_, at) => {
        const bytes = buildWav(0.01)
        bytes.writeUInt16LE(at, bytes.length - 2)
        return [`s${at}.wav`, bytes]
      }),
    )
    const notes = [0, 1, 2].map((part) => {
      const names = Object.keys(media).slice(part * 167, (part + 1) * 167)
      return noteOf(names.map((name) => `[sound:${name}]`).join(' '), `part ${part}`)
    })
    const keptBefore: number[] = []
    const { put } = app.services.files
    const putting = vi.spyOn(app.services.files, 'put').mockImplementation(async (...given) => {
      // The first is the package itself.
      if (putting.mock.calls.length > 501) keptBefore.push((await listMedia(database().queries, student.id)).length)
      return put.apply(app.services.files, given)
    })
    onTestFinished(() => putting.mockRestore())
    const done = await take(await packageOf({ name: 'd', notes }, now(), media))
    expect(done).toMatchObject({ status: 'completed', card_count: 3, left_out: [] })
    expect(keptBefore).toEqual([500])
  })

  test('No more imports than a few are under way at once', async () => {
    for (let begun = 0; begun < MOST_IMPORTS_AT_ONCE; begun += 1) await heldBack('a\tb')
    await expect(bring('a\tb', 'one more.txt')).rejects.toMatchObject({ code: 'conflict' })
    expect((await imports().list()).imports).toHaveLength(MOST_IMPORTS_AT_ONCE)
  })

  test('An empty file is refused at once', async () => {
    await expect(bring('')).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('A deck of more cards than a set takes is several sets', async () => {
    const text = Array.from({ length: 2101 }, (_, at) => `q${at}\ta${at}`).join('\n')
    const done = await take(text, 'many.txt')
    expect(done.sets.map(({ title, card_count }) => [title, card_count])).toEqual([
      ['many', 2000],
      ['many (2)', 101],
    ])
    expect((await cardsOf(done.sets[1]?.id ?? 0))[100]).toMatchObject({ question: 'q2100' })
  })

  test('An attempt that ended in the middle is gone on with, and no card comes twice', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `q${at}\ta${at}`).join('\n')
    const row = await heldBack(rows)
    const attempt = (number: number, die: AbortController | null) => {
      const signal = die?.signal ?? new AbortController().signal
      return { id: row.jobId, payload: { importId: row.id }, attempt: number, signal, finish: async () => {} }
    }
    const dying = new AbortController()
    let batches = 0
    const { database: whole } = app.services
    const dyingDatabase = Object.create(whole, {
      transaction: {
        value: async (work: never) => {
          const result = await whole.transaction(work)
          // Claimed, opened, and one batch kept.
          batches += 1
          if (batches === 3) dying.abort(new Error('the process is gone'))
          return result
        },
      },
    })
    await expect(takeIn({ ...app.services, database: dyingDatabase }, attempt(1, dying))).rejects.toThrow()
    expect(await imports().get({ params: { id: row.id } })).toMatchObject({ status: 'processing', notes_done: 200 })
    await takeIn(app.services, attempt(2, null))
    const done = await imports().get({ params: { id: row.id } })
    expect(done).toMatchObject({ status: 'completed', card_count: 450, sets: [{ card_count: 450 }] })
    await takeIn(app.services, attempt(3, null))
    expect((await recite().history({ query: {} })).flashcard_sets).toHaveLength(1)
  })

  test('An undoing that ended in the middle is gone on with, and takes back what else was learned of none', async () => {
    const count = 200
    const learned = Array.from({ length: count }, (_, at) => noteOf(`q${at}`, 'a', { parts: [learnedPart(now())] }))
    const kept = await take(await packageOf({ name: 'Kept', notes: learned.slice(0, 3) }, now()))
    const { id } = await take(await packageOf({ name: 'Gone', notes: learned }, now()))
    const learnedOn = await dayOfLearning()
    expect(learnedOn.answerCount).toBe(count + 3)
    // Nobody takes the job up but the attempts of this test.
    const jobId = randomUUID()
    await database().transaction((tx) => saveImport(tx, id, { status: 'undoing', jobId, attempt: 0 }))
    const dying = new AbortController()
    let transactions = 0
    const { database: whole } = app.services
    const dyingDatabase = Object.create(whole, {
      transaction: {
        value: async (work: never) => {
          const result = await whole.transaction(work)
          // Claimed, and one part removed.
          transactions += 1
          if (transactions === 2) dying.abort(new Error('the process is gone'))
          return result
        },
      },
    })
    const attempt = (number: number, signal: AbortSignal) => ({
      ...{ id: jobId, payload: { importId: id }, attempt: number, signal },
      finish: async () => {},
    })
    await expect(
      removeImported({ ...app.services, database: dyingDatabase }, attempt(1, dying.signal)),
    ).rejects.toThrow()
    expect(await imports().get({ params: { id } })).toMatchObject({ status: 'undoing', sets: [{ card_count: 100 }] })
    expect((await dayOfLearning()).answerCount).toBe(100 + 3)
    await removeImported(app.services, attempt(2, new AbortController().signal))
    expect(await imports().get({ params: { id } })).toMatchObject({ status: 'undone', sets: [], card_count: count })
    expect((await recite().history({ query: {} })).flashcard_sets.map((set) => set.id)).toEqual([kept.sets[0]?.id])
    expect((await dayOfLearning()).answerCount).toBe(3)
    const days = await listDaysOf(database().queries, student.id)
    await database().transaction((tx) => recountDays(tx, student.id))
    expect(await listDaysOf(database().queries, student.id)).toEqual(days)
  })
  const dayOfLearning = () =>
    readDay(database().queries, student.id, Math.floor((now().getTime() - 4 * 3_600_000) / DAY_MS) - 10)

  test('An undoing that no attempt could finish is told, and can be begun again', async () => {
    const { id } = await take('a\tb', 'left.txt')
    const jobId = randomUUID()
    await database().transaction((tx) => saveImport(tx, id, { status: 'undoing', jobId, attempt: 0 }))
    const { signal } = new AbortController()
    const job = { id: jobId, payload: { importId: id }, attempt: 5, signal, finish: async () => {} }
    await giveRemovalUp(app.services, job)
    const failed = await imports().get({ params: { id } })
    expect(failed).toMatchObject({ status: 'failed', sets: [{ card_count: 1 }] })
    expect(failed.error_message).toContain('undo it again')
    await imports().undo({ params: { id } })
    expect(await ended(id)).toMatchObject({ status: 'undone', sets: [], error_message: null })
  })

  test('An import that is undone while it is under way ends, and nothing of it stays', async () => {
    const row = await heldBack('a\tb\nc\td')
    expect(await imports().undo({ params: { id: row.id } })).toMatchObject({ status: 'undone' })
    const { signal } = new AbortController()
    const job = { id: row.jobId, payload: { importId: row.id }, attempt: 1, signal, finish: async () => {} }
    await takeIn(app.services, job)
    expect((await recite().history({ query: {} })).flashcard_sets).toEqual([])
    expect(await sumReciteBytes(database().queries, student.id)).toBe(0)
  })

  test('An import that no attempt could finish is told, and nothing of it stays', async () => {
    const row = await heldBack('a\tb')
    const { signal } = new AbortController()
    await giveImportUp(app.services, {
      ...{ id: row.jobId, payload: { importId: row.id }, attempt: 5, signal },
      finish: async () => {},
    })
    const failed = await imports().get({ params: { id: row.id } })
    expect(failed).toMatchObject({ status: 'failed', sets: [], error_message: expect.stringContaining('failed') })
  })

  /** An import that no worker has taken up. */
  async function heldBack(text: string) {
    const fileKey = await keepFile(app.services, student, Buffer.from(text))
    return database().transaction((tx) =>
      insertImport(tx, {
        ...{ studentId: student.id, clientId: randomUUID(), filename: 'held.txt', fileKey, fileSizeBytes: text.length },
        ...{ status: 'processing', jobId: randomUUID(), createdAt: now() },
      }),
    )
  }

  test("Imports and exports are their owner's alone", async () => {
    const done = await take('a\tb', 'own.txt')
    const stranger = await app.student()
    const params = { id: done.id }
    await expect(imports(stranger).get({ params })).rejects.toMatchObject({ code: 'not_found' })
    await expect(imports(stranger).undo({ params })).rejects.toMatchObject({ code: 'not_found' })
    const ofSet = { params: { id: done.sets[0]?.id ?? 0 }, query: { format: 'apkg' as const } }
    await expect(imports(stranger).exportSet(ofSet)).rejects.toMatchObject({ code: 'not_found' })
    expect((await imports(stranger).list()).imports).toEqual([])
    await expect(imports(await app.visitor()).list()).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describeOnDatabase('embedded', 'Undoing an import', (database) => {
  const app = testApp(database)

  test('lets others be served between its parts, within one process as it is', async () => {
    const imports = (await app.student()).client(importEndpoints)
    const rows = Array.from({ length: 600 }, (_, at) => `q${at}\ta${at}`).join('\n')
    const { import_id: id } = await imports.begin({ form: { file: new File([rows], 'many.txt') } })
    const status = async () => (await imports.get({ params: { id } })).status
    await expect.poll(status, PATIENCE).toBe('completed')
    // Nobody takes the job up but this test.
    const jobId = randomUUID()
    await database().transaction((tx) => saveImport(tx, id, { status: 'undoing', jobId, attempt: 0 }))
    let hasTurned = false
    setTimeout(() => {
      hasTurned = true
    })
    const { signal } = new AbortController()
    await removeImported(app.services, {
      ...{ id: jobId, payload: { importId: id }, attempt: 1, signal },
      finish: async () => {},
    })
    expect(hasTurned).toBe(true)
    expect(await status()).toBe('undone')
  })
})
