import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a household's or a phone's network; the rest its holder chooses freely. */
const NETWORK_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientSubject(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [start = '', end = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const [first, last] = [groupsOf(start), groupsOf(end)]
  const skipped = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...skipped, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => (Number.parseInt(group, 16) || 0).toString(16))
