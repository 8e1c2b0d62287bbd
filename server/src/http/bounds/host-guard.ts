import { isIP } from 'node:net'
import { siteEndpoints } from '@lectern/contract/site'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'
import type { Config } from '../../settings/config.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]'])

/** Asked by load balancers, which address a process by whatever they know of it, at any time. They tell nothing. */
export const OPEN_PATHS: ReadonlySet<string> = new Set([siteEndpoints.health.path, siteEndpoints.ready.path])

/** What refuses a request to a host that is not ours; null for one that is. */
export type HostGuard = (request: Pick<FastifyRequest, 'url' | 'headers'>) => Problem | null

/**
 * Takes requests to PUBLIC_URL's host and to this machine's own names alone, on any port: a page of another site whose name
 * was made to point here would else be able to read what this machine shows to its owner. Without PUBLIC_URL the address
 * that HOST names is taken too, and every bare IP address where HOST is all of them: only names can be made to point here.
 */
export function guardHosts({ publicUrl, host }: Pick<Config['http'], 'publicUrl' | 'host'>): HostGuard {
  const names = new Set(LOOPBACK_NAMES)
  names.add(publicUrl === null ? asInUrl(host) : new URL(publicUrl).hostname)
  const takesAddresses = publicUrl === null && EVERY_ADDRESS.has(host)
  const isOurs = (name: string) => names.has(name) || (takesAddresses && isAddress(name))
  return ({ url, headers }) => {
    if (isOurs(nameOf(headers.host)) || OPEN_PATHS.has(url.split('?', 1)[0] ?? '')) return null
    return new Problem('misdirected', { id: 'requests.notOurs' })
  }
}

/** Whether a request names this machine itself, as only somebody on it can. A page of another site names its own host. */
export const namesThisMachine = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  LOOPBACK_NAMES.includes(nameOf(headers.host))

const PORT = /:\d{1,5}$/

/** The name in a `Host` header, without its port. */
const nameOf = (host = ''): string => host.replace(PORT, '').toLowerCase()

const asInUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host).toLowerCase()

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
