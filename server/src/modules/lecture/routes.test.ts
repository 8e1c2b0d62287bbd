import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { lectures } from './tables.ts'

const bytesOf = (name: string) => new Uint8Array(readFileSync(material(name)))
const file = (name: string, shownAs: string) => new File([bytesOf(name)], shownAs)

describe('The lecture calls', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
    return () => database.close()
  })
  const app = testApp(() => database)
  const lecture = (caller: Caller) => caller.client(lectureEndpoints)
  const available = (student: TestStudent) => app.services.credits.readAvailable(database.queries, student.id)

  async function upload(student: TestStudent, name: string, shownAs: string): Promise<number> {
    const { lecture_id } = await lecture(student).upload({ form: { pdf_file: file(name, shownAs) } })
    return lecture_id
  }
  const over = (student: TestStudent, id: number) =>
    vi.waitFor(
      async () => {
        const found = await lecture(student).get({ params: { id } })
        if (found.status === 'processing') throw new Error(`still ${found.phase}`)
        return found
      },
      { interval: 100 },
    )

  test.each([
    ['documents/en.pdf', 'Virtual memory.pdf', /page/i],
    ['documents/tc.pdf', '第四講 虛擬記憶體.pdf', /頁/],
  ])('explain %s without a model, and quote its pages', async (name, shownAs, words) => {
    const student = await app.student(2)
    const id = await upload(student, name, shownAs)
    expect(await over(student, id)).toMatchObject({ status: 'completed', made_by: 'built-in', error_message: null })
    const { sections } = await lecture(student).sections({ params: { id } })
    const { content } = await lecture(student).content({ params: { id } })
    expect(content).toMatch(words)
    expect(content).toMatch(/<blockquote>“.+”.*\d.*<\/blockquote>/)
    for (const section of sections) expect(section.questions).toHaveLength(2)
    expect(await available(student)).toBe(1)
  })

  test('give the PDF to its owner, whole and in parts, under a name that no header can be broken by', async () => {
    const student = await app.student(1)
    const name = `Week 3; 'x' (講義).pdf`
    const id = await upload(student, 'documents/en.pdf', name)
    const path = `/api/lecture/lectures/${id}/pdf/`
    const bytes = bytesOf('documents/en.pdf')
    const whole = await student.fetch(path)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const disposition = whole.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w%.-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)

    const part = await student.fetch(path, { headers: { range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
    const beyond = await student.fetch(path, { headers: { range: `bytes=${bytes.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  })

  test.each([
    ['documents/en.docx', 'en.docx', 415, 'Only PDF files are allowed'],
    ['documents/en.docx', 'en.pdf', 415, 'Only PDF files are allowed'],
    ['hostile/html.pdf', 'html.pdf', 415, 'Only PDF files are allowed'],
    ['hostile/empty.pdf', 'empty.pdf', 422, 'This file is empty.'],
  ])('refuse %s as %s before anything is held', async (name, shownAs, status, message) => {
    const student = await app.student(1)
    await expect(upload(student, name, shownAs)).rejects.toMatchObject({ status, message })
    expect(await available(student)).toBe(1)
    expect((await lecture(student).list({ query: {} })).in_progress).toEqual([])
  })

  test('give back what a PDF cost that is locked by a password', async () => {
    const student = await app.student(1)
    const failed = await over(student, await upload(student, 'hostile/enc_user.pdf', 'lecture.pdf'))
    expect(failed).toMatchObject({ status: 'failed', credits_refunded: 1 })
    expect(failed.error_message).toMatch(/protected by a password.*Credits refunded\.$/)
    expect(await available(student)).toBe(1)
  })

  test('make the lecture of a PDF that is kept when it is tried again, for its owner alone', async () => {
    const student = await app.student(2)
    const id = await upload(student, 'documents/en.pdf', 'en.pdf')
    await over(student, id)
    const params = { id }
    // What a service that failed would have left.
    const failed = { status: 'failed' as const, errorMessage: 'No.', retryUntil: new Date(Date.now() + 1e9) }
    await database.queries.update(lectures).set(failed).where(eq(lectures.id, id))
    const [visitor, stranger] = [await app.visitor(), await app.student(2)]
    await expect(lecture(visitor).retry({ params })).rejects.toMatchObject({ status: 401 })
    await expect(lecture(stranger).retry({ params })).rejects.toMatchObject({ status: 404 })
    const idempotencyKey = randomUUID()
    const again = () => lecture(student).retry({ params }, { idempotencyKey })
    expect(await again()).toMatchObject({ id, status: 'processing', error_message: null, retry_until: null })
    await again()
    expect(await over(student, id)).toMatchObject({ status: 'completed' })
    expect(await available(student)).toBe(0)
  })

  test('read a page again that could not be read, and explain it beside the others, for its owner alone', async () => {
    const student = await app.student(1)
    const id = await upload(student, 'documents/en.pdf', 'en.pdf')
    const { section_count } = await over(student, id)
    const params = { id }
    await expect(lecture(student).readAgain({ params })).rejects.toMatchObject({ status: 422 })
    // What a machine that was too busy for the first page would have left.
    await database.queries
      .update(lectures)
      .set({ unreadPages: [1] })
      .where(eq(lectures.id, id))
    const [visitor, stranger] = [await app.visitor(), await app.student(2)]
    await expect(lecture(visitor).readAgain({ params })).rejects.toMatchObject({ status: 401 })
    await expect(lecture(stranger).readAgain({ params })).rejects.toMatchObject({ status: 404 })
    expect(await lecture(student).get({ params })).toMatchObject({ read_again: { pages: [1], credits: 0 } })
    const begun = await lecture(student).readAgain({ params }, { idempotencyKey: randomUUID() })
    expect(begun).toMatchObject({ status: 'completed', reading_again: [1], read_again: null })
    await vi.waitFor(
      async () =>
        expect(await lecture(student).get({ params })).toMatchObject({ unread_pages: [], reading_again: null }),
      { interval: 200 },
    )
    const { sections } = await lecture(student).sections({ params })
    expect(sections).toHaveLength(section_count + 1)
    expect(sections[1]).toMatchObject({ first_page: 1, last_page: 1 })
    expect(await available(student)).toBe(0)
  })

  test('answer 402 with both figures before any work', async () => {
    const student = await app.student(0)
    await expect(upload(student, 'documents/en.pdf', 'en.pdf')).rejects.toMatchObject({
      status: 402,
      data: { required_credits: 1, current_credits: 0 },
    })
  })

  test('rename, refuse a blank title, and delete for good', async () => {
    const student = await app.student(1)
    const id = await upload(student, 'documents/en.pdf', 'en.pdf')
    const { rename, get, content, sections } = lecture(student)
    expect(await rename({ params: { id }, body: { title: ' 第四講 ' } })).toMatchObject({ title: '第四講' })
    await expect(rename({ params: { id }, body: { title: ' ' } })).rejects.toMatchObject({ status: 400 })
    await over(student, id)
    expect(await lecture(student).delete({ params: { id } })).toEqual({ success: true })
    for (const call of [get, content, sections])
      await expect(call({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await available(student)).toBe(0)
  })
})
