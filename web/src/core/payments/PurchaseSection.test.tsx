import type { PaymentLink } from '@lectern/contract/credits/payments'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MEI, openScreen, refusal, SITE_CONFIG, signInMei } from '../account/signed-in-ground.tsx'
import { accountSession } from '../account/use-account.ts'
import { PurchaseSection } from './PurchaseSection.tsx'

const MAINTENANCE = refusal(503, 'unavailable', 'Payments are under maintenance.', { is_maintenance: true })
const LINK: PaymentLink = {
  payment_id: '5d0b45ee-4f6e-4f8f-9a5c-0c1f0e0a8a00',
  payment_url: 'https://pay.example/c/1',
  amount_hkd: 20,
  credits_to_award: 45,
  expires_at: '2026-12-21T12:00:00Z',
  is_test: false,
}
const GET_LINK = 'GET /api/users/payment-link/?package_type=20'
const STATUS = `GET /api/users/payment-status/${LINK.payment_id}/`
const statusOf = (status: 'open' | 'paid' | 'expired' | 'refused') => ({
  payment_id: LINK.payment_id,
  status,
  amount_hkd: 20,
  credits_to_award: 45,
})

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  vi.useFakeTimers()
  server = fakeServer({ [GET_LINK]: LINK, [STATUS]: statusOf('open') })
  await signInMei(server)
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function open(payments = SITE_CONFIG.payments) {
  server.answer('GET /api/config/', { ...SITE_CONFIG, payments })
  await openScreen(<PurchaseSection />)
  await pass(10)
}

async function getLink() {
  fireEvent.click(screen.getByRole('radio', { name: /HKD 20/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Get Payment Link' }))
  await pass(10)
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
}

test('the three packages stand with their credits and bonus', async () => {
  await open()
  const offers = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(offers).toEqual(['HKD 1020 credits', 'HKD 2045 credits+12.5% bonus', 'HKD 50125 credits+25% bonus'])
  expect(screen.getByText('HKD 1 = 2 credits; larger amounts give more.')).toBeDefined()
})

test('packages that cannot be loaded say so, and are asked for again', async () => {
  server.answer('GET /api/config/', refusal(400, 'invalid', 'Not now.'))
  await openScreen(<PurchaseSection />)
  await pass(10)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load the packages')
  server.answer('GET /api/config/', SITE_CONFIG)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(10)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('payments that are switched off say so and offer nothing', async () => {
  await open({ enabled: false, is_test: false })
  expect(screen.getByRole('status').textContent).toBe('Payments are under maintenance. Please try again later.')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['status', MAINTENANCE, 'Payments are under maintenance. Please try again later.'],
  ['status', new Response('down', { status: 503 }), 'Payments are under maintenance. Please try again later.'],
  ['alert', refusal(503, 'unavailable', 'Failed to generate payment link.'), 'Failed to generate payment link.'],
  ['alert', refusal(500, 'internal', 'Oops'), 'Failed to generate payment link.'],
] as const)('a link that is not to be had is told as %s', async (role, answer, text) => {
  await open()
  server.answer(GET_LINK, answer)
  await getLink()
  expect(screen.getByRole(role).textContent).toBe(text)
})

test('a test checkout says everywhere that no money moves', async () => {
  server.answer(GET_LINK, { ...LINK, is_test: true })
  await open({ enabled: true, is_test: true })
  expect(screen.getByText('Test checkout: no money moves.')).toBeDefined()
  await getLink()
  expect(screen.getByText('Test checkout: no money moves.')).toBeDefined()
  server.answer(STATUS, statusOf('paid'))
  await pass(3000)
  expect(screen.getByText('Test checkout: no money moves.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Your test payment')
})

test('a link is watched until it is paid; then there is thanks, and the credits are here', async () => {
  await open()
  await getLink()
  expect(screen.getByLabelText<HTMLInputElement>('Payment link').value).toBe(LINK.payment_url)
  expect(screen.getByRole('link', { name: 'Open Payment Page' }).getAttribute('href')).toBe(LINK.payment_url)
  const asked = server.sent(STATUS).length
  await pass(6000)
  expect(server.sent(STATUS)).toHaveLength(asked + 2)

  server.answer(STATUS, statusOf('paid'))
  server.answer('GET /api/users/profile/', { ...MEI, credits: 65 })
  await pass(3000)
  expect(screen.getByRole('status').textContent).toBe(
    'Thank you!Your payment of HKD 20 has arrived: 45 credits were added. You now have 65 credits.',
  )
  const askedInAll = server.sent(STATUS).length
  await pass(60_000)
  expect(server.sent(STATUS)).toHaveLength(askedInAll)
})

test('after two minutes it is looked at less often, and never while the page is hidden', async () => {
  await open()
  await getLink()
  await pass(130_000)
  const before = server.sent(STATUS).length
  await pass(60_000)
  expect(server.sent(STATUS).length - before).toBe(4)

  setHidden(true)
  await pass(20_000)
  const whenHidden = server.sent(STATUS).length
  await pass(120_000)
  expect(server.sent(STATUS)).toHaveLength(whenHidden)
  setHidden(false)
  await pass(100)
  expect(server.sent(STATUS)).toHaveLength(whenHidden + 1)
})

test('a link is found again on coming back, and Generate New Link goes back to the amounts', async () => {
  await open()
  await getLink()
  cleanup()
  await open()
  expect(screen.getByRole('heading', { name: 'HKD 20 for 45 credits' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Generate New Link' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test.each([
  ['has expired', statusOf('expired')],
  ['is gone', refusal(404, 'not_found', 'Not found.')],
])('a payment that %s says that nothing was paid and offers another link', async (_, answer) => {
  await open()
  await getLink()
  server.answer(STATUS, answer)
  await pass(3000)
  expect(screen.getByRole('status').textContent).toBe(
    'This payment link can no longer be used. Nothing was paid with it.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Generate New Link' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('a payment that is not what was asked says that nothing is lost and whom to write to', async () => {
  server.answer('GET /api/config/', { ...SITE_CONFIG, support_email: 'help@school.test' })
  await openScreen(<PurchaseSection />)
  await pass(10)
  await getLink()
  server.answer(STATUS, statusOf('refused'))
  await pass(3000)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toMatch(/no credits were added. Your money is not lost/)
  expect(textContent).toContain(LINK.payment_id)
  expect(screen.getByRole('link', { name: 'help@school.test' }).getAttribute('href')).toContain('mailto:')
  const asked = server.sent(STATUS).length
  await pass(60_000)
  expect(server.sent(STATUS)).toHaveLength(asked)
})
