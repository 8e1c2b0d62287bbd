import { materialsEndpoints } from '@lectern/contract/materials'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, openScreen } from '../../../core/account/signed-in-ground.tsx'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { loadTexts } from '../../../lib/language.ts'
import { SHORT } from '../exam-test-ground.ts'
import { ReviewBody } from './ReviewItem.tsx'

const NEVER = () => Promise.reject(new Error('Not pressed'))

async function open(explanation: string, source: string | null) {
  beMei()
  onCall(materialsEndpoints, 'findPlaces').mockImplementation(async ({ body }) => ({
    places: body.passages.map(() => ({ page: 2, start: 1, end: 9 })),
    several: body.passages.map(() => []),
  }))
  await loadTexts('exam', 'generation', 'places')
  const question = { ...SHORT, material_id: 7, explanation, source }
  await openScreen(
    <ReviewBody
      {...{ question, number: 1, mark: undefined, isChecking: false, said: null }}
      onCheck={() => {}}
      onOwnWord={undefined}
      onWrong={NEVER}
    />,
  )
  await screen.findByText('Explanation')
  return screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['in English', 'The material says: “A mitochondrion releases energy.”', 'A **mitochondrion** releases energy.'],
  ['beside what is wrong in a statement', '应为“能量”，而不是“氧气”。原文：“线粒体释放能量。”', '线粒体释放能量。'],
  [
    'in traditional Chinese, of a list',
    '原文：「線粒體： 釋放能量； 儲存鈣。」',
    '線粒體：\n1. 釋放能量；\n2. 儲存鈣。',
  ],
])('what the material says stands once among the results, with the way to it: %s', async (_, explanation, source) => {
  const lines = await open(explanation, source)
  expect(lines.slice(2)).toEqual([['Explanation', explanation]])
  const way = await screen.findByRole('link', { name: 'Show in the Material question 1' })
  expect(way.getAttribute('href')).toBe('/library/7?page=2&from=1&to=9')
})

test('what an explanation does not quote stands under it', async () => {
  const source = 'A mitochondrion releases energy.'
  expect((await open('It burns sugar.', source)).slice(2)).toEqual([
    ['Explanation', 'It burns sugar.'],
    ['Source', source],
  ])
})
