import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { runOperatorCommand } from '../../cli/operator-commands.ts'
import { LIMITS } from '../limits/limit-table.ts'

const CARDS = [{ question: 'What is a cell?', answer: 'The unit of life.', source: 'A cell is a unit of life.' }]
const REPORT = { reason: 'wrong', text: 'Not so.' } as const
const NOT_FOUND = { status: 404, code: 'not_found' }

describeOnBothDatabases('A stranger with a link, or without one', (database) => {
  const app = testApp(database, { CLIENT_LIMITS: 'on' })
  let owner: TestStudent
  let other: TestStudent
  beforeEach(async () => {
    // Each test is another day.
    app.clock.advance(24 * 3600)
    ;[owner, other] = [await app.student(), await app.student()]
  })
  const shares = (of: TestStudent) => of.client(sharesEndpoints)
  async function share(terms: { has_passages?: boolean } = {}) {
    const { id } = await owner.client(reciteEndpoints).createSet({ body: { title: 'Cells', selected_cards: CARDS } })
    return { setId: id, ...(await shares(owner).create({ body: { kind: 'set', id, ...terms } })) }
  }
  const get = (token: string, init: RequestInit = {}) => fetch(`${app.base}/api/shares/${token}/`, init)

  test('guesses no oftener than a visitor looks, and is then told nothing of a link that is right either', async () => {
    const { token } = await share()
    for (let guess = 0; guess < LIMITS.sharedPagesOfClient.most; guess += 1)
      expect((await get(guess.toString(16).padStart(64, '0'))).status).toBe(404)
    for (const one of ['0'.repeat(64), token]) {
      const refused = await get(one)
      expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }])
      expect(refused.headers.get('cache-control')).toBe('no-store')
    }
    app.clock.advance(2 * LIMITS.sharedPagesOfClient.windowSeconds)
    expect((await get(token)).status).toBe(200)
  })

  test('is answered alike by every call about a link that leads nowhere, whether it once did or never', async () => {
    const { token: revoked } = await share()
    await shares(owner).remove({ params: { token: revoked } })
    const { token } = await share()
    const guessed = token.slice(0, 63) + (token.endsWith('0') ? '1' : '0')
    const visitor = await app.visitor()
    for (const wrong of [revoked, guessed, 'nonsense']) {
      const params = { token: wrong }
      await expect(visitor.client(sharesEndpoints).report({ params, body: REPORT })).rejects.toMatchObject(NOT_FOUND)
      for (const student of [other, owner]) {
        await expect(shares(student).copy({ params })).rejects.toMatchObject(NOT_FOUND)
        await expect(shares(student).remove({ params })).rejects.toMatchObject(NOT_FOUND)
      }
    }
    expect((await get(token)).status).toBe(200)
  })

  test('finds nothing that may be kept by a proxy or a search engine, whatever the answer and however it is asked for', async () => {
    const { token } = await share()
    for (const [one, status] of [
      [token, 200],
      ['0'.repeat(64), 404],
    ] as const)
      for (const method of ['GET', 'HEAD']) {
        const { headers, status: answered } = await get(one, { method })
        expect([method, answered]).toEqual([method, status])
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
        expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin/)
        expect([headers.get('etag'), headers.get('set-cookie')]).toEqual([null, null])
      }
  })

  test('who has a copy gets no passage of later changes once passages do not go along any more', async () => {
    const { token, setId } = await share({ has_passages: true })
    const { id } = await shares(other).copy({ params: { token } })
    await shares(owner).create({ body: { kind: 'set', id: setId, has_passages: false } })
    const cards = { question: 'What is a gene?', answer: 'A unit of heredity.' }
    await owner.client(reciteEndpoints).createCard({ params: { id: setId }, body: { ...cards, source: 'Secret.' } })
    await shares(other).takeOver({ body: { kind: 'set', id } })
    const { flashcards } = await other.client(reciteEndpoints).getSet({ params: { id } })
    expect(flashcards.map(({ source }) => source)).toEqual([CARDS[0]?.source, null])
  })

  test('has a copy, or none, of what is taken back at the same moment, and follows it no more', async () => {
    const { token } = await share()
    const [copied] = await Promise.allSettled([
      shares(other).copy({ params: { token } }),
      shares(owner).remove({ params: { token } }),
    ])
    if (copied.status === 'rejected') expect(copied.reason).toMatchObject(NOT_FOUND)
    else {
      const { copy } = await shares(other).getOfThing({ query: copied.value })
      expect(copy).toBeNull()
      await expect(shares(other).takeOver({ body: copied.value })).rejects.toMatchObject(NOT_FOUND)
    }
    expect((await shares(owner).list({ query: {} })).shares).toEqual([])
  })

  test('reaches by the copy of another neither that copy nor what its student does with it', async () => {
    const { token, setId } = await share()
    const { id } = await shares(other).copy({ params: { token } })
    await expect(owner.client(reciteEndpoints).getSet({ params: { id } })).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(owner).getOfThing({ query: { kind: 'set', id } })).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(owner).takeOver({ body: { kind: 'set', id } })).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(other).getOfThing({ query: { kind: 'set', id: setId } })).rejects.toMatchObject(NOT_FOUND)
    await expect(shares(other).takeOver({ body: { kind: 'set', id: setId } })).rejects.toMatchObject(NOT_FOUND)
    const told = JSON.stringify((await shares(owner).list({ query: {} })).shares)
    for (const secret of [other.email, `"id":${other.id},`]) expect(told).not.toContain(secret)
  })

  test('reports so often and no oftener, and drives no terminal of the operator’s with what they wrote', async () => {
    const { token } = await share()
    const visitor = (await app.visitor()).client(sharesEndpoints)
    const report = (text: string) => visitor.report({ params: { token }, body: { ...REPORT, text } })
    await report('\u001b[2Jgone\u202e\r\nshare 1  set')
    for (let more = 1; more < LIMITS.shareReportsOfClient.most; more += 1) await report('Not so.')
    await expect(report('Not so.')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    const { lines } = await runOperatorCommand(app.services, ['share', 'list'])
    expect(lines.find((line) => line.includes('gone'))).toContain('share 1')
    expect(lines.filter((line) => /[\p{Cc}\u202e]/u.test(line))).toEqual([])
  })

  test('is shown no more of notes than what was written there: no purpose, no material, no number of their owner’s', async () => {
    const note = { title: 'Cells', html: '<p>Life.</p><img src="https://evil.example/pixel.png">', purpose: 'My resit' }
    const { id } = await owner.client(notesEndpoints).create({ body: { ...note, made_by: 'built-in' } })
    const { token } = await shares(owner).create({ body: { kind: 'notes', id, has_passages: true } })
    const told = await (await get(token)).json()
    expect(told).toEqual({
      owner_name: '',
      content: { kind: 'notes', title: 'Cells', html: '<p>Life.</p>', made_by: 'built-in' },
      is_own: false,
      copy_id: null,
    })
  })
})
