import { type Client, createClient } from '@lectern/contract/calls/client'
import type { Endpoint } from '@lectern/contract/endpoint'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import type { Language } from '@lectern/texts/languages'
import type { Page } from 'playwright-core'
import { freshEmail, mailedCode, PASSWORD } from './account.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

export interface Student extends Tokens {
  email: string
  /** The calls of a table, as this student. */
  call: <Table extends Record<string, Endpoint>>(endpoints: Table) => Client<Table>
  /** The calls of the flashcard module, as this student. */
  recite: Client<typeof reciteEndpoints>
}

interface Person {
  first_name?: string
  last_name?: string
  /** What the product speaks to them; English where nothing is said. */
  language?: Language
}

const ADA = { first_name: 'Ada', last_name: 'Lovelace' }

/** Registers a new student as a form of this browser would: a first login by code activates the password. */
export async function registerStudent(page: Page, person: Person = {}): Promise<string> {
  const email = freshEmail()
  const password = { password: PASSWORD, confirm_password: PASSWORD }
  await post(page, '/api/users/register/', { email, ...ADA, ...person, ...password, consent: true })
  return email
}

/**
 * A new student who is signed in in this browser, by cookie and by tokens. Not a step of what is tested: the next one is
 * `page.goto`.
 */
export async function signInStudent(page: Page, person: Person = {}): Promise<Student> {
  const email = await registerStudent(page, person)
  await post(page, '/api/users/request-otp/', { email })
  const otp_code = await mailedCode(page, email)
  const { access_token, refresh_token } = (await post(page, '/api/users/login/', { email, otp_code })) as Tokens

  // Any small file of the site has its local storage.
  await page.goto('/robots.txt')
  await page.evaluate(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
    },
    { access_token, refresh_token },
  )
  const call = callsOf(new URL(page.url()).origin, access_token)
  const time_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await call(reviewEndpoints).updateSettings({ body: { time_zone } })
  return { email, access_token, refresh_token, call, recite: call(reciteEndpoints) }
}

/** A call with this browser's cookies and a fresh CSRF token. */
async function post(page: Page, path: string, data: object): Promise<unknown> {
  const { csrfToken } = (await (await page.request.get('/api/users/csrf/')).json()) as { csrfToken: string }
  const response = await page.request.post(path, { data, headers: { 'x-csrftoken': csrfToken } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

const callsOf =
  (origin: string, accessToken: string) =>
  <Table extends Record<string, Endpoint>>(endpoints: Table) =>
    createClient(endpoints, (path, init) => {
      init.headers.set('authorization', `Bearer ${accessToken}`)
      return fetch(new URL(path, origin), init)
    })
