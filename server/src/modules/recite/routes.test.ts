import { openAsBlob } from 'node:fs'
import type { Endpoint } from '@lectern/contract/endpoint'
import { reciteEndpoints } from '@lectern/contract/recite'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { generationChunks } from '../../core/generation/tables.ts'

const MATERIAL = `Photosynthesis is the process by which green plants turn light into chemical energy. A chloroplast is
the organelle in which photosynthesis takes place. Cellular respiration is the process by which a cell releases the
energy stored in glucose. A mitochondrion is the organelle in which most of the energy of a cell is released.`
/** The engine is sure of nothing in it, and has suggestions. */
const UNSURE = `# Glycolysis

Glycolysis takes place in the cytoplasm of both prokaryotic and eukaryotic cells. Red blood cells of mammals have no
mitochondria, so glycolysis is their sole source of ATP. In the absence of oxygen the pyruvate is turned into lactate by
lactate dehydrogenase. Muscles that work hard without enough oxygen pile up lactate.`
const CARDS = ['one', 'two', 'three'].map((word) => ({ question: `What is ${word}?`, answer: word }))

describeOnDatabase('server', 'The flashcard calls', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const recite = (caller: Caller = student) => caller.client(reciteEndpoints)
  const makeSet = (title = 'Numbers') => recite().createSet({ body: { title, selected_cards: CARDS } })
  const fixture = async (name: string, as = name) => new File([await openAsBlob(material(name))], as)

  test('carry a document from upload to a finished session', async () => {
    const { extracted_text, document_name } = await recite().upload({
      form: { file: await fixture('documents/en.pdf') },
    })
    const { flashcards, made_by, credit_cost, generation_id } = await recite().generate({
      body: { content: extracted_text.slice(0, 6000), total_chunks: 1 },
    })
    expect({ made_by, credit_cost }).toEqual({ made_by: 'built-in', credit_cost: 1 })
    expect(flashcards.length).toBeGreaterThan(2)
    expect(await recite().endGeneration({ params: { generation_id } })).toEqual({ success: true })

    const set = await recite().createSet({ body: { document_name, selected_cards: flashcards } })
    expect(set.flashcards.map(({ question }) => question)).toEqual(flashcards.map(({ question }) => question))
    const session = await recite().startStudy({ params: { id: set.id } })
    const params = { id: session.session_id }
    for (const { id } of session.flashcards)
      await recite().answerCard({ params, body: { flashcard_id: id, is_correct: true, duration_ms: 1200 } })
    expect(await recite().endStudy({ params })).toMatchObject({ status: 'completed', score: 100 })

    const { flashcard_sets, recent_sessions } = await recite().history({ query: {} })
    expect(flashcard_sets).toMatchObject([{ id: set.id, average_score: 100, total_study_sessions: 1 }])
    expect(recent_sessions).toMatchObject([{ id: session.session_id, score: 100 }])
  })

  test('find the cards of a run again after its page is gone, until they are a set or discarded', async () => {
    const opened = await recite().openGeneration({
      body: { content: MATERIAL, purpose: 'Terms', document_name: 'Plants' },
    })
    const { generation_id } = opened
    const params = { generation_id }
    const body = { content: MATERIAL, purpose: 'Terms', generation_id }
    const { flashcards, suggestions } = await recite().generate({ body })
    expect(flashcards[0]).toMatchObject({ times_studied: 0, is_correct: null })
    const { chunks, status, made_count } = await recite().getGeneration({ params })
    expect({ status, made_count }).toEqual({ status: 'unkept', made_count: flashcards.length })
    expect(chunks.map(({ answer }) => answer)).toEqual([{ flashcards, suggestions }])

    const keep = (client_id: string) =>
      recite().createSet({ body: { title: 'Plants', selected_cards: flashcards, generation_id, client_id } })
    const clientId = crypto.randomUUID()
    const [set, again] = await Promise.all([keep(clientId), keep(clientId)])
    expect(again.id).toBe(set.id)
    expect((await recite().listGenerations({ query: {} })).generations).toEqual([])

    const other = await recite().openGeneration({ body: { content: MATERIAL } })
    expect(await recite().discardGeneration({ params: { generation_id: other.generation_id } })).toEqual({
      success: true,
      credits_refunded: 1,
    })
    await expect(recite().discardGeneration({ params: { generation_id: other.generation_id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(recite().openGeneration({ body: { content: 'Too short.' } })).rejects.toMatchObject({ status: 422 })
  })

  test('edit a set and its cards', async () => {
    const { id, flashcards } = await makeSet()
    const params = { id }
    expect(await recite().renameSet({ params, body: { title: ' Digits ' } })).toMatchObject({ title: 'Digits' })
    const card = await recite().createCard({ params, body: { question: 'What is four?', answer: 'four' } })
    const program = '    if four:\n        return 2 + 2'
    const kept = await recite().updateCard({ params: { id: card.id }, body: { answer: `\n${program}\n` } })
    expect(kept).toMatchObject({ question: 'What is four?', answer: program })
    const [first, second] = flashcards.map((flashcard) => flashcard.id) as [number, number]
    await recite().updateCard({ params: { id: card.id }, body: { answer: '4' } })
    await recite().deleteCard({ params: { id: first } })
    await recite().reorderCards({ params, body: { flashcard_ids: [card.id, second] } })
    expect((await recite().getSet({ params })).flashcards.map(({ answer }) => answer)).toEqual(['4', 'two', 'three'])
    expect(await recite().clearProgress({ params })).toMatchObject({ id, title: 'Digits' })
    expect(await recite().deleteSet({ params })).toEqual({ success: true })
    await expect(recite().getSet({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test('refuse a set that is begun by hand with a run or with cards: what the run made stays', async () => {
    const made = await recite().generate({ body: { content: MATERIAL } })
    const { generation_id, flashcards, suggestions } = made
    const blank = { title: 'Mine', is_blank: true } as const
    for (const more of [{ selected_cards: [], generation_id }, { selected_cards: flashcards }])
      await expect(recite().createSet({ body: { ...blank, ...more } })).rejects.toMatchObject({ code: 'invalid' })
    const { chunks, status } = await recite().getGeneration({ params: { generation_id } })
    const cards = [{ flashcards, suggestions }]
    expect({ status, cards: chunks.map(({ answer }) => answer) }).toEqual({ status: 'unkept', cards })
    expect(await recite().createSet({ body: { ...blank, selected_cards: [] } })).toMatchObject({ card_count: 0 })
  })

  test('take text that no database holds, less what it cannot hold', async () => {
    const { id, title, flashcards } = await recite().createSet({
      body: { title: 'Caf\u00e9\udc00 a\u0000b', selected_cards: [{ question: 'half \ud83d', answer: '😀' }] },
    })
    expect([title, flashcards[0]?.question, flashcards[0]?.answer]).toEqual(['Caf\u00e9\ufffd ab', 'half \ufffd', '😀'])
    const found = await recite().history({ query: { search: 'a\u0000b' } })
    expect(found.flashcard_sets).toMatchObject([{ id }])
  })

  test('count an answer once when it comes twice at once', async () => {
    const { id } = await makeSet()
    const { session_id, flashcards } = await recite().startStudy({ params: { id } })
    const body = { flashcard_id: flashcards[0]?.id ?? 0, is_correct: true }
    const answers = await Promise.all([1, 2, 3].map(() => recite().answerCard({ params: { id: session_id }, body })))
    expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1)
  })

  test('expire a session no earlier than its time is up', async () => {
    const { id } = await makeSet()
    const { session_id, time_limit_seconds } = await recite().startStudy({ params: { id } })
    const expire = () => recite().expireStudy({ params: { id: session_id } })
    await expect(expire()).rejects.toMatchObject({ status: 409, code: 'conflict' })
    app.clock.advance(time_limit_seconds)
    expect(await expire()).toMatchObject({ status: 'expired', score: 0 })
  })

  test('charge once for a call that is repeated, one after the other or at once', async () => {
    const body = { content: MATERIAL, purpose: 'Definitions' }
    const options = { idempotencyKey: crypto.randomUUID() }
    const generate = () => recite().generate({ body }, options)
    const [first, ...others] = await Promise.all([generate(), generate(), generate()])
    expect([...others, await generate()]).toEqual([first, first, first])
    expect(first.flashcards.map(({ source }) => source)).not.toContain(null)
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(9)
  })

  test('give suggestions where there is no card: for nothing, once however often they are asked for, and kept as a set', async () => {
    const options = { idempotencyKey: crypto.randomUUID() }
    const generate = () => recite().generate({ body: { content: UNSURE } }, options)
    const [made, ...repeats] = await Promise.all([generate(), generate(), generate()])
    expect(made).toMatchObject({ flashcards: [], made_by: 'built-in', credit_cost: 1, credits_refunded: 1 })
    expect(made.suggestions).not.toEqual([])
    expect([...repeats, await generate()]).toEqual([made, made, made])
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(10)

    const { suggestions, generation_id } = made
    const { generations } = await recite().listGenerations({ query: {} })
    expect(generations).toMatchObject([
      { generation_id, status: 'unkept', charged_credits: 0, made_count: 0, suggested_count: suggestions.length },
    ])
    const [chosen] = suggestions
    const { flashcards } = await recite().createSet({ body: { selected_cards: chosen ? [chosen] : [], generation_id } })
    expect(flashcards).toMatchObject([{ question: chosen?.question, source: chosen?.source, is_made: true }])
    expect((await recite().listGenerations({ query: {} })).generations).toEqual([])
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('read what an earlier version stored of a chunk, without suggestions, as one that has none', async () => {
    const { generation_id, flashcards } = await recite().generate({ body: { content: MATERIAL } })
    const isThis = eq(generationChunks.runId, generation_id)
    const stored = { flashcards, made_by: 'built-in' }
    await database().queries.update(generationChunks).set({ answer: stored }).where(isThis)
    const { chunks } = await recite().getGeneration({ params: { generation_id } })
    expect(chunks.map(({ answer }) => answer)).toEqual([{ flashcards, suggestions: [] }])
    const repeat = await recite().generate({ body: { content: MATERIAL, generation_id } })
    expect(repeat).toMatchObject({ flashcards, suggestions: [] })
  })

  test('charge nothing when too little can be paid or nothing comes of the text', async () => {
    const poor = await app.student(0)
    await expect(recite(poor).generate({ body: { content: MATERIAL } })).rejects.toMatchObject({
      status: 402,
      data: { required_credits: 1, current_credits: 0 },
    })
    await expect(recite().generate({ body: { content: '12 34 56 78. '.repeat(20) } })).rejects.toMatchObject({
      status: 422,
      code: 'nothing_to_make',
      data: { credits_refunded: 1 },
    })
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(10)
  })

  describe('refuse', () => {
    const IDS = { id: 1, generation_id: crypto.randomUUID() }
    const callOf = async ([, endpoint]: [string, Endpoint], caller: Caller, body: unknown = {}) => {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: keyof typeof IDS) => String(IDS[name]))
      const hasBody = endpoint.method !== 'GET' && !endpoint.form
      const headers = { ...(hasBody && { 'content-type': 'application/json' }) }
      return caller.fetch(path, { method: endpoint.method, headers, body: hasBody ? JSON.stringify(body) : undefined })
    }

    test.each(Object.entries(reciteEndpoints))('%s to a visitor', async (...endpoint) => {
      const response = await callOf(endpoint, await app.visitor())
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'unauthenticated', error: expect.any(String) })
    })

    test('what belongs to another student, as if it were not there', async () => {
      const { id, flashcards } = await makeSet()
      const { session_id } = await recite().startStudy({ params: { id } })
      const other = recite(await app.student())
      const [set, session] = [{ params: { id } }, { params: { id: session_id } }]
      const card = { params: { id: flashcards[0]?.id ?? 0 } }
      const text = { question: 'Mine?', answer: 'Yes' }
      const attempts = [
        other.getSet(set),
        other.deleteSet(set),
        other.renameSet({ ...set, body: { title: 'Mine' } }),
        other.clearProgress(set),
        other.reorderCards({ ...set, body: { flashcard_ids: [] } }),
        other.createCard({ ...set, body: text }),
        other.updateCard({ ...card, body: text }),
        other.deleteCard(card),
        other.startStudy(set),
        other.answerCard({ ...session, body: { flashcard_id: card.params.id, is_correct: true } }),
        other.endStudy(session),
        other.expireStudy(session),
      ]
      for (const attempt of await Promise.allSettled(attempts))
        expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found' } })
      expect((await other.history({ query: {} })).pagination.total_count).toBe(0)
    })

    test.each<[keyof typeof reciteEndpoints, unknown]>([
      ['createSet', { title: 'x'.repeat(201), selected_cards: CARDS }],
      ['createSet', { selected_cards: [{ question: ' ', answer: 'a' }] }],
      ['createSet', { selected_cards: Array(2001).fill(CARDS[0]) }],
      ['createSet', { selected_cards: CARDS, client_id: 'not a uuid' }],
      ['createSet', null],
      ['renameSet', { title: '  ' }],
      ['reorderCards', { flashcard_ids: ['one'] }],
      ['createCard', { question: 'q'.repeat(10_001), answer: 'a' }],
      ['updateCard', {}],
      ['updateCard', { answer: '' }],
      ['answerCard', { flashcard_id: 1, is_correct: 'yes' }],
      ['answerCard', { flashcard_id: 1, is_correct: true, duration_ms: -1 }],
      ['generate', { content: 'x'.repeat(20_001) }],
      ['generate', { content: MATERIAL, chunk_index: 1, total_chunks: 2 }],
    ])('an invalid %s', async (name, body) => {
      const response = await callOf([name, reciteEndpoints[name]], student, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid' })
    })

    test.each(['0', '-1', '1.5', 'x', '9007199254740993', '1%00'])('the id %s', async (id) => {
      const response = await student.fetch(`/api/recite/flashcard-sets/${id}/`)
      expect([400, 404]).toContain(response.status)
    })

    test('a file that is not what it is called, or nothing at all', async () => {
      const picture = await fixture('hostile/bad.png', 'notes.pdf')
      await expect(recite().upload({ form: { file: picture } })).rejects.toMatchObject({
        status: 415,
        message: 'Unsupported file type. Please upload: .txt, .pdf, .ppt, .pptx',
      })
      await expect(recite().upload({ form: { file: new File([], 'empty.txt') } })).rejects.toMatchObject({
        status: 422,
      })
      await expect(recite().upload({ form: {} as never })).rejects.toMatchObject({ status: 400 })
    })

    test('a file beyond 10 MB, and take one of exactly 10 MB', async () => {
      const blanks = '\u3000'.repeat(3_495_253)
      const file = (extra: string) => new File([blanks, extra], 'blank.txt')
      expect(file(' ').size).toBe(10 * 1024 * 1024)
      await expect(recite().upload({ form: { file: file('  ') } })).rejects.toMatchObject({
        status: 413,
        message: 'File size too large. Maximum size is 10MB.',
      })
      const { extracted_text } = await recite().upload({ form: { file: file(' ') } })
      expect(extracted_text).toMatch(/^\[OCR notice: no readable text was found/)
    })
  })
})
