import { type Client, createClient, type Send } from '@lectern/contract/calls/client'
import type { Endpoint } from '@lectern/contract/endpoint'
import { sendApiSignal, signalRefund } from './api-signals.ts'
import { fetchWithCsrf, type RequestWithHeaders } from './fetch-with-csrf.ts'
import { paidCallsStore } from './paid-calls.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { readTokens } from './tokens.ts'

/** Error codes of a 401 that new tokens may cure; a wrong password or a login grown old stays what it is. */
const CURABLE = ['unauthenticated', 'token_expired']

/** The client of one endpoint table, signed in as this browser is: `const api = clientFor(reciteEndpoints)`. */
export const clientFor = <const Table extends Record<string, Endpoint>>(table: Table): Client<Table> =>
  createClient(table, send, signalRefund)

/** One request with tokens, CSRF and one refresh; tells the site of charges and of a session that has ended. */
export const send: Send = async (url, init, endpoint) => {
  // What goes wrong is told in the language of the page, whatever the browser's own.
  init.headers.set('accept-language', document.documentElement.lang)
  return endpoint.isPaid ? sendPaid(url, init, endpoint) : sendSignedIn(url, init, endpoint)
}

const sendPaid: Send = async (url, init, endpoint) => {
  paidCallsStore.update((count) => count + 1)
  try {
    const response = await sendSignedIn(url, init, endpoint)
    sendApiSignal('creditsChanged', undefined)
    return response
  } finally {
    paidCallsStore.update((count) => count - 1)
  }
}

async function sendSignedIn(url: string, init: RequestWithHeaders, endpoint: Endpoint): Promise<Response> {
  const tokens = readTokens()
  const response = await fetchWithCsrf(url, withBearer(init, tokens?.access_token))
  if (response.status !== 401 || !(await isCurable(response))) return response

  if (tokens && (await refreshTokens(tokens.access_token)))
    return fetchWithCsrf(url, withBearer(init, readTokens()?.access_token))
  if (endpoint.access === 'student') sendApiSignal('sessionEnded', undefined)
  return response
}

function withBearer(init: RequestWithHeaders, accessToken: string | undefined): RequestWithHeaders {
  if (!accessToken) return init
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${accessToken}`)
  return { ...init, headers }
}

/** Reads a copy: whoever called reads the refusal too, where it stays one. */
async function isCurable(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return CURABLE.includes(String((body as { code?: unknown } | null)?.code))
}
