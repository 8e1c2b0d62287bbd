import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, refusal } from '../account/signed-in-ground.tsx'
import { ShowInMaterial } from './ShowInMaterial.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLACES = 'POST /api/materials/7/places/'

test('a screen of items asks once where their passages stand, and leads to those that do', async () => {
  const answers = fakeServer({
    [PLACES]: {
      places: [{ page: 3, start: 120, end: 160 }, null, { page: 1, start: 0, end: 20 }],
      several: [[], [], []],
    },
  })
  await openScreen(
    <>
      <ShowInMaterial materialId={7} words="A cell is the unit of life." of="of card 1" />
      <ShowInMaterial materialId={7} words="What stands nowhere." of="of card 2" />
      <ShowInMaterial materialId={7} words="Cells divide." pages={{ from: 1, to: 2 }} of="of card 3" look="icon" />
      <ShowInMaterial materialId={null} words="A cell is the unit of life." of="of card 4" />
      <ShowInMaterial materialId={7} words={null} of="of card 5" />
      <ShowInMaterial materialId={7} words=" " of="of card 6" />
    </>,
    '/review',
  )
  await screen.findByRole('link', { name: 'Show in the Material of card 1' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Show in the Material of card 1', '/library/7?page=3&from=120&to=160'],
      ['Show in the Material of card 3', '/library/7?page=1&from=0&to=20'],
    ],
  )
  expect(answers.sent(PLACES)).toEqual([
    {
      passages: [
        { words: 'A cell is the unit of life.' },
        { words: 'What stands nowhere.' },
        { words: 'Cells divide.', pages: { from: 1, to: 2 } },
      ],
    },
  ])
})

test('of words that stand in several places this is said, and each is led to; where there is no room, the first', async () => {
  const several = [3, 5].map((page) => ({ page, start: page * 100, end: page * 100 + 20 }))
  fakeServer({ [PLACES]: { places: [null, null], several: [several, several] } })
  await openScreen(
    <>
      <ShowInMaterial materialId={7} words="In summary, cells divide." of="of card 1" />
      <ShowInMaterial materialId={7} words="In summary: cells divide." of="of card 2" look="icon" />
    </>,
    '/review',
  )
  expect(await screen.findByText('What this was made from stands in several places of the material:')).toBeDefined()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Place 1 of 2 in the material of card 1', '/library/7?page=3&from=300&to=320'],
    ['Place 2 of 2 in the material of card 1', '/library/7?page=5&from=500&to=520'],
    ['Show in the Material, the first of several places of card 2', '/library/7?page=3&from=300&to=320'],
  ])
})

test('of words that stand in more places than are led to, it is said that these are the first', async () => {
  const placesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ page: 1, start: index * 100, end: index * 100 + 20 }))
  fakeServer({ [PLACES]: { places: [null, null], several: [placesOf(11), placesOf(10)] } })
  await openScreen(
    <>
      <ShowInMaterial materialId={7} words="In summary, cells divide." of="of card 1" />
      <ShowInMaterial materialId={7} words="Cells divide in the end." of="of card 2" />
    </>,
    '/review',
  )
  expect(
    await screen.findByText('What this was made from stands in more than 10 places of the material. The first 10:'),
  ).toBeDefined()
  expect(screen.getByText('What this was made from stands in several places of the material:')).toBeDefined()
  const links = screen.getAllByRole('link')
  expect([links.length, links[9]?.getAttribute('aria-label'), links[19]?.getAttribute('aria-label')]).toEqual([
    20,
    'Place 10 of the first 10 in the material of card 1',
    'Place 10 of 10 in the material of card 2',
  ])
})

test('a material that has been deleted is said to be', async () => {
  fakeServer({ [PLACES]: refusal(404, 'not_found', 'Not found.') })
  await openScreen(<ShowInMaterial materialId={7} words="A cell is the unit of life." />, '/review')
  expect(await screen.findByText('The material that this came from has been deleted.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('more than one call takes are asked one call after another, and no more once one is refused', async () => {
  const answers = fakeServer({ [PLACES]: refusal(404, 'not_found', 'Not found.') })
  const words = Array.from({ length: 51 }, (_, index) => `A cell is the unit of life ${index}.`)
  await openScreen(
    <div>
      {words.map((passage) => (
        <ShowInMaterial key={passage} materialId={7} words={passage} />
      ))}
    </div>,
    '/review',
  )
  expect(await screen.findAllByText('The material that this came from has been deleted.')).toHaveLength(51)
  expect(answers.sent(PLACES)).toEqual([{ passages: words.slice(0, 50).map((passage) => ({ words: passage })) }])
})

test('what is known to be gone asks nothing', async () => {
  const answers = fakeServer({})
  await openScreen(<ShowInMaterial materialId={null} isGone words="A cell is the unit of life." />, '/review')
  expect(screen.getByText('The material that this came from has been deleted.')).toBeDefined()
  expect(answers.sent(PLACES)).toEqual([])
})
