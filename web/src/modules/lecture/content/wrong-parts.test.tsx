import type { LectureBookmark, LectureSection } from '@lectern/contract/lecture'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { say } from '../../../lib/language.ts'
import { LectureScreen } from '../LectureScreen.tsx'
import { MADE_LECTURE } from '../lecture-ground.ts'

const CONTENT = 'GET /api/lecture/lectures/7/sections/'
const sections: LectureSection[] = ['Osmosis', 'Diffusion', 'Pressure'].map((title, index) => ({
  ...{ id: index + 1, title, first_page: index + 1, last_page: index + 1, badges: [], questions: [] },
  ...{
    content: `<h3>About ${title}</h3><p>Water moves.</p>`,
    parts: [{ id: String(index).repeat(32), heading: 0, after: 0 }],
  },
}))
let bookmark: LectureBookmark | null
/** With the place that was kept last by when it is asked for. */
const contentOf =
  (...kept: (LectureSection | undefined)[]) =>
  () => ({ lecture: MADE_LECTURE, sections: kept, bookmark })
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  bookmark = null
  server = fakeServer({
    [CONTENT]: contentOf(...sections),
    'PUT /api/lecture/lectures/7/bookmark/': (sent: LectureBookmark) => {
      bookmark = sent
      return { success: true }
    },
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = () => openScreen(<LectureScreen />, '/module/lecture?view=content&lecture_id=7')
const section = (name: string) => screen.findByRole('heading', { level: 2, name })
const go = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

/** Leaves the lecture, with its bookmark at the section of that id. */
async function leave(section: number): Promise<void> {
  cleanup()
  await vi.waitFor(() => expect(bookmark).toMatchObject({ section }))
}

/** Says that the only part of the section that is shown is wrong; what the server has then is `left`. */
async function sayWrong(title: string, left: unknown): Promise<void> {
  server.answer('POST /api/feedback/', () => {
    server.answer(CONTENT, left)
    return { credits_returned: 0, user_credits: 4, can_be_checked: false }
  })
  await go(say('generation.partIsWrong', { title: `About ${title}` }))
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a section that goes with its last part gives way to the one after it, else before it, which has the focus and is kept', async () => {
  const [first, second, third] = sections
  await open()
  await go('Diffusion')
  await sayWrong('Diffusion', contentOf(first, third))
  const after = await section('Pressure')
  await vi.waitFor(() => expect(document.activeElement).toBe(after))
  await sayWrong('Pressure', contentOf(first))
  const before = await section('Osmosis')
  await vi.waitFor(() => expect(document.activeElement).toBe(before))
  await leave(1)
  server.answer(CONTENT, contentOf(second, first))
  await open()
  expect(await section('Osmosis'), 'it is kept by its id, wherever it stands').toBeDefined()
})

test('who comes back after their section has gone reads what stands there now', async () => {
  const [first, , third] = sections
  await open()
  await go('Diffusion')
  await section('Diffusion')
  await leave(2)
  server.answer(CONTENT, contentOf(first, third))
  await open()
  expect(await section('Pressure')).toBeDefined()
})

test('with the last part of all the focus goes to the heading of what is shown then', async () => {
  server.answer(CONTENT, contentOf(sections[0]))
  await open()
  await sayWrong('Osmosis', refusal(404, 'not_found', 'Not found.'))
  const heading = await screen.findByRole('heading', { level: 1, name: say('lecture.notFound') })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
})

test('what is left of a section is shown while pages of its lecture are read again', async () => {
  const lecture = { ...MADE_LECTURE, reading_again: [4] }
  const [first, ...others] = sections
  const [part] = first?.parts ?? []
  const two = first && { ...first, content: `${first.content}<h3>Beside it</h3><p>Salt.</p>` }
  server.answer('GET /api/lecture/lectures/7/', lecture)
  server.answer(CONTENT, { lecture, bookmark: null, sections: [two && part && { ...two, parts: [part] }, ...others] })
  await open()
  await section('Osmosis')
  await sayWrong('Osmosis', {
    lecture,
    bookmark: null,
    sections: [{ ...two, content: '<h3>Beside it</h3><p>Salt.</p>', parts: [] }, ...others],
  })
  await vi.waitFor(() => expect(screen.queryByText('About Osmosis')).toBeNull())
})

test('a question that is said to be wrong goes, and the focus goes to the next one', async () => {
  const questions = ['Where to?', 'Why?'].map((question, index) => ({
    ...{ id: String(index).repeat(32), question, answer: 'To the salt.' },
  }))
  const [section] = sections.map((one) => ({ ...one, questions }))
  server.answer(CONTENT, contentOf(section))
  await open()
  server.answer('POST /api/feedback/', () => {
    server.answer(CONTENT, contentOf(section && { ...section, questions: questions.slice(1) }))
    return { credits_returned: 0, user_credits: 4, can_be_checked: false }
  })
  await go('This is wrong: Where to?')
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
  await vi.waitFor(() => expect(screen.queryByText('Where to?')).toBeNull())
  const said = { kind: 'lecture', id: 7, part: '0'.repeat(32), reason: 'wrong' }
  expect(server.sent('POST /api/feedback/')).toEqual([said])
  const next = screen.getByRole('button', { name: 'This is wrong: Why?' })
  await vi.waitFor(() => expect(document.activeElement).toBe(next))
})
