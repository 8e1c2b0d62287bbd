import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../lib/language.ts'
import { fakeServer, openScreen } from '../account/signed-in-ground.tsx'
import { readHtml } from './read-html.ts'
import { StudyArticle } from './StudyArticle.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('emphasised words say what they are in, so that Chinese is not slanted', () => {
  const text = readHtml('<p>An <em>enzyme</em>, <em>葉綠體</em>, <em>一</em> and <em>叶绿体</em>.</p>')
  const { container } = render(<StudyArticle text={text} />)
  expect([...container.querySelectorAll('em')].map((em) => em.lang)).toEqual(['en', 'zh-Hant', 'zh', 'zh-Hans'])
})

test('each paragraph, point and quotation that stands in the material leads to where it does, on its own pages', async () => {
  const places = 'POST /api/materials/7/places/'
  const at = (page: number) => ({ page, start: page * 100, end: page * 100 + 20 })
  const server = fakeServer({ [places]: { places: [at(3), at(4), null], several: [[], [], []] } })
  await loadTexts('places')
  const text = readHtml('<p>A cell is alive.</p><ul><li>“A leaf is green.” (page 4)</li></ul><p>So we think.</p>')
  const from = { materialId: 7, pages: { from: 3, to: 5 } }
  await openScreen(<StudyArticle text={text} from={from} />, '/module/notes')
  await screen.findAllByRole('link')
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Show in the Material A cell is alive.', '/library/7?page=3&from=300&to=320'],
    ['Show in the Material A leaf is green.', '/library/7?page=4&from=400&to=420'],
  ])
  const { pages } = from
  expect(server.sent(places)).toEqual([
    { passages: ['A cell is alive.', 'A leaf is green.', 'So we think.'].map((words) => ({ words, pages })) },
  ])
})
