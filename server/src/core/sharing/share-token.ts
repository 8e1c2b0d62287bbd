import { createHash, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../settings/secrets.ts'

const PURPOSE = 'share'
/** Both halves hold 128 bits: the key by which a share is found, and the proof that this installation gave it out. */
const HALF_HEX = 32
const TOKEN = /^[0-9a-f]{64}$/
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The token of a share's link. In hexadecimal, since an address may be written in other letters on its way. */
export function tokenOf(secrets: Pick<Secrets, 'hash'>, key: string): string {
  const proof = Buffer.from(secrets.hash(PURPOSE, key), 'base64url').toString('hex').slice(0, HALF_HEX)
  return key.replaceAll('-', '') + proof
}

/** The key of the share that a token is of; null for one that was not given out here. */
export function keyOfToken(secrets: Pick<Secrets, 'hash'>, token: string): string | null {
  if (!TOKEN.test(token)) return null
  const key = asUuid(token.slice(0, HALF_HEX))
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(secrets, key))) ? key : null
}

/** What a piece is called in the copies of a share: the same in each, and nothing of what it is called at home. */
export const keyInCopies = (shareKey: string, clientId: string): string =>
  asUuid(createHash('sha256').update(`${shareKey}:${clientId}`).digest('hex').slice(0, HALF_HEX))

const asUuid = (hex: string): string => hex.replace(UUID_PARTS, '$1-$2-$3-$4-$5')
