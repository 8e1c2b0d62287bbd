import { usersEndpoints } from '@lectern/contract/accounts/users'
import { type Client, createClient, type Send } from '@lectern/contract/calls/client'
import type { Endpoint } from '@lectern/contract/endpoint'

/** A browser without a screen: it keeps cookies, and sends back the CSRF token that it finds among them. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  /** `Set-Cookie` lines of the newest answer. */
  readonly setCookies: string[]
  client<T extends Record<string, Endpoint>>(table: T): Client<T>
  send: Send
}

/** @param base of the running app; it is asked for a CSRF token before the first unsafe call */
export function testBrowser(base: () => string, extraHeaders: Record<string, string> = {}): TestBrowser {
  const cookies = new Map<string, string>()
  const setCookies: string[] = []

  const request = async (path: string, init: RequestInit & { headers: Headers }) => {
    const headers = new Headers(init.headers)
    if (cookies.size) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value)
    const response = await fetch(base() + path, { ...init, headers })
    setCookies.splice(0, setCookies.length, ...response.headers.getSetCookie())
    for (const line of setCookies) keep(cookies, line)
    return response
  }
  const send: Send = async (path, init) => {
    if (init.method === 'GET') return request(path, init)
    if (!cookies.has('csrftoken')) await request(usersEndpoints.csrf.path, { headers: new Headers() })
    const headers = new Headers(init.headers)
    if (!headers.has('x-csrftoken')) headers.set('x-csrftoken', cookies.get('csrftoken') ?? '')
    return request(path, { ...init, headers })
  }
  return { cookies, setCookies, client: (table) => createClient(table, send), send }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split('=', 2)
  const isGone = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isGone) cookies.delete(name)
  else cookies.set(name, decodeURIComponent(value))
}
