import { formatMoment } from '@lectern/domain/dates'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../lib/language.ts'
import { fakeServer, MEI, openScreen, signInMei } from '../account/signed-in-ground.tsx'
import { accountSession } from '../account/use-account.ts'
import { HeldCredits } from './HeldCredits.tsx'

const HELD = 'GET /api/users/held-credits/'
const SINCE = '2026-11-20T12:00:00Z'

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

async function open(held: object) {
  const server = fakeServer({ [HELD]: held })
  await signInMei(server)
  await openScreen(<HeldCredits />)
  return server
}

test('credits set aside stand with what each is for and since when', async () => {
  const about = { document_name: 'cells.pdf', counted: { unit: 'words', amount: 3204 } }
  await open({
    held_credits: 4,
    holds: [
      { module: 'recite', credits: 3, since: SINCE, what: 'cells.pdf, 3,204 words', ...about },
      { module: 'ocr', credits: 1, since: SINCE, what: '', document_name: null, counted: null },
    ],
  })
  await screen.findByText('4 credits set aside for work under way')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Recite: cells.pdf, 3,204 words; 3 credits since ${formatMoment(new Date(SINCE), 'en')}`,
    `OCR Document; 1 credit since ${formatMoment(new Date(SINCE), 'en')}`,
  ])
})

test('they stand while it is asked again, since the balance has changed', async () => {
  const hold = { module: 'recite', credits: 4, since: SINCE, what: '', document_name: null, counted: null }
  const server = await open({ held_credits: 4, holds: [hold] })
  await screen.findByText('4 credits set aside for work under way')
  server.answer(HELD, () => new Promise(() => {}))
  await act(async () => accountSession.update({ ...MEI, credits: MEI.credits - 1 }))
  expect(server.queries(HELD)).toHaveLength(2)
  expect(screen.getByText('4 credits set aside for work under way')).toBeDefined()
})

test('where nothing is set aside, nothing is said', async () => {
  await open({ held_credits: 0, holds: [] })
  expect(screen.queryByText(/set aside/)).toBeNull()
})

test.each([
  ['zh-hant', '已為進行中的工作預留 4 積分', '背誦（cells.pdf，3,204 字）：自 2026年11月20日'],
  ['zh-hans', '已为进行中的工作预留 4 积分', '背诵（cells.pdf，3,204 字）：自 2026年11月20日'],
] as const)('in %s all of it is said in Chinese', async (language, total, line) => {
  await switchLanguage(language)
  const about = { document_name: 'cells.pdf', counted: { unit: 'words', amount: 3204 } }
  await open({
    held_credits: 4,
    holds: [{ module: 'recite', credits: 4, since: SINCE, what: 'cells.pdf, 3,204 words', ...about }],
  })
  await screen.findByText(total)
  expect(screen.getByRole('listitem').textContent).toContain(line)
  await switchLanguage('en')
})
