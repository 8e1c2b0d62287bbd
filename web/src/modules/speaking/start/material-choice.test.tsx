import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, refusal, SITE_CONFIG, signInMei } from '../../../core/account/signed-in-ground.tsx'
import { handOverPart } from '../../../core/library/handed-over-part.ts'
import { CELLS } from '../../../core/library/library-ground.ts'
import { loadTexts } from '../../../lib/language.ts'
import { draftStore } from '../draft.ts'
import { SpeakingScreen } from '../SpeakingScreen.tsx'
import { sessionOf } from '../speaking-test-ground.ts'

const START = 'POST /api/speaking/chat/start/'
const SHADOW = 'POST /api/speaking/shadow/start/'
const MATERIAL = 'GET /api/materials/7/'
const OUTLINE = [
  { title: 'The cell', level: 1, start: 0, end: 40, pages: { from: 1, to: 1 } },
  { title: 'The membrane', level: 1, start: 40, end: 90, pages: { from: 1, to: 3 } },
]
const OPENED = { ...CELLS, paid_words: 1200, has_pictures: false, outline: OUTLINE, made: [] }
const KEPT = {
  ...{ id: 7, name: 'Cells.pdf', excerpt: CELLS.excerpt, word_count: 1200, size_bytes: 10, source_module: 'library' },
  created_at: '2026-11-20T08:00:00Z',
}
const PAGINATION = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }

const untouched = draftStore.get()
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await loadTexts('library')
  server = fakeServer({
    'GET /api/speaking/topics/?language=en-US': { topics: [] },
    'GET /api/speaking/topics/?language=zh-HK': { topics: [] },
    'GET /api/documents/materials/': { materials: [KEPT], pagination: PAGINATION },
    'GET /api/documents/materials/7/': { ...KEPT, text: CELLS.excerpt, page_starts: [0] },
    [MATERIAL]: OPENED,
    [START]: { session_id: 7, ...sessionOf({ material_id: 7, topic: 'Cells' }) },
    [SHADOW]: {
      session_id: 7,
      ...sessionOf({ material_id: 7, topic: 'Cells', mode: 'shadowing', sentences: ['One.'] }),
    },
    'GET /api/config/': SITE_CONFIG,
  })
  await signInMei(server)
})
afterEach(() => {
  cleanup()
  draftStore.set(untouched)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pick = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const openLibrary = async () => {
  await openScreen(<SpeakingScreen />, '/module/speaking')
  fireEvent.click(await screen.findByRole('radio', { name: 'From your library' }))
}

test('Something of the library is asked for, chosen, and spoken about by its id alone', async () => {
  await openLibrary()
  press('Start Topic Chat')
  expect(await screen.findByText('Please choose a material of your library.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Use earlier material' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Cells\.pdf/ }))
  expect(await screen.findByRole('link', { name: 'Open the material' })).toBeDefined()
  expect(screen.queryByText('Please choose a material of your library.')).toBeNull()
  press('Start Topic Chat')
  await waitFor(() =>
    expect(server.sent(START)).toEqual([
      { material_id: 7, level: 'beginner', language_codes: 'en-US', duration_minutes: 60 },
    ]),
  )
  const way = await screen.findByRole('link', { name: 'Open the material' })
  expect(way.getAttribute('href')).toBe('/library/7')
})

test('Some of its pages go by a name, and what is no range of them is not begun', async () => {
  handOverPart({ id: 7, part: null, topic: null, excerpt: CELLS.excerpt })
  await openScreen(<SpeakingScreen />, '/module/speaking')
  fireEvent.click(await screen.findByRole('radio', { name: 'Some Pages' }))
  fireEvent.change(screen.getByLabelText('To page'), { target: { value: '9' } })
  expect(screen.getByRole('button', { name: 'Start Topic Chat' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('To page'), { target: { value: '2' } })
  press('Start Topic Chat')
  await waitFor(() =>
    expect(server.sent(START)).toMatchObject([
      { topic: 'Cells, pages 1–2', material_id: 7, pages: { from: 1, to: 2 } },
    ]),
  )
})

test('A chapter that the library hands over stands chosen, and goes by its characters', async () => {
  handOverPart({ id: 7, part: OUTLINE[1] ?? null, topic: 'The membrane', excerpt: CELLS.excerpt })
  await openScreen(<SpeakingScreen />, '/module/speaking')
  const chapters = within(await screen.findByRole('radiogroup', { name: 'Chapters' }))
  expect(chapters.getByRole('radio', { name: /^The membrane/ })).toHaveProperty('checked', true)
  pick(
    'Shadowing Listen to sentences, repeat them, and see which words were understood. 1 credit for each sentence you send',
  )
  press('Start Shadowing')
  await waitFor(() =>
    expect(server.sent(SHADOW)).toEqual([
      {
        topic: 'The membrane',
        material_id: 7,
        chapter: { start: 40, end: 90 },
        level: 'beginner',
        language_codes: 'en-US',
      },
    ]),
  )
})

test('What is written in Chinese is spoken about in Chinese, whatever was chosen before', async () => {
  handOverPart({ id: 7, part: null, topic: null, excerpt: '細胞是生命的基本單位，這個膜把它們圍起來。' })
  await openScreen(<SpeakingScreen />, '/module/speaking')
  const language = await screen.findByLabelText<HTMLSelectElement>('Language')
  expect([...language.options].map(({ value }) => value)).toEqual(['zh-HK', 'zh-TW', 'zh-CN'])
  press('Start Topic Chat')
  await waitFor(() => expect(server.sent(START)).toMatchObject([{ material_id: 7, language_codes: 'zh-HK' }]))
})

test('A material that has gone meanwhile is said to be gone, at its place and where it is begun', async () => {
  server.answer(MATERIAL, refusal(404, 'not_found', 'Not found.'))
  server.answer(START, refusal(404, 'not_found', 'Not found.'))
  handOverPart({ id: 7, part: null, topic: null, excerpt: CELLS.excerpt })
  await openScreen(<SpeakingScreen />, '/module/speaking')
  const gone = 'The material you chose is no longer in your library.'
  expect(await screen.findByText(gone)).toBeDefined()
  press('Start Topic Chat')
  await waitFor(() => expect(screen.getAllByText(gone)).toHaveLength(2))
})

test('A summary names what the material says besides, and practises the same material again', async () => {
  const feedback = {
    ...{ score: 60, criteria: [], corrections: [], pronunciation: [], practise: ['More.'], summary: 'Good.' },
    figures: { words: 3, seconds: null, words_per_minute: null, fillers: 0, diversity: null },
    left_out: ['A membrane holds it together.'],
    made_by: 'built-in',
  }
  const ended = sessionOf({ material_id: 7, topic: 'Cells', ended_at: '2026-11-21T10:00:00Z' })
  server.answer('GET /api/speaking/sessions/7/', { ...ended, feedback })
  server.answer('POST /api/materials/7/places/', { places: [{ page: 1, start: 5, end: 34 }], several: [[]] })
  await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
  expect(await screen.findByRole('heading', { name: 'Also in the material' })).toBeDefined()
  const place = await screen.findByRole('link', { name: 'Show in the Material point 1' })
  expect(place.getAttribute('href')).toBe('/library/7?page=1&from=5&to=34')
  press('Practise Again')
  expect(await screen.findByRole('radio', { name: 'From your library', checked: true })).toBeDefined()
  expect(draftStore.get()).toMatchObject({ subject: 'material', material: { id: 7, part: null } })
})

test('A session whose material was deleted says so, and leads nowhere', async () => {
  server.answer('GET /api/speaking/sessions/7/', sessionOf({ material_id: null, is_material_gone: true }))
  await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
  expect(await screen.findByText('The material that this came from has been deleted.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open the material' })).toBeNull()
})
