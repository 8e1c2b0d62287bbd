import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'secret.key'
const KEY_BYTES = 32

/** Keys drawn from SECRET_KEY, one a purpose, so that none can stand in for another. */
export interface Secrets {
  /** Signs access tokens. */
  accessTokens: Buffer
  /** Signs CSRF tokens. */
  csrf: Buffer
  /** A keyed hash of `value`, for lookups of what must not be stored as it is. `purpose` keeps equal values apart. */
  hash(purpose: string, value: string): string
}

export function deriveSecrets(secretKey: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'lectern', purpose, KEY_BYTES))
  const hashing = derive('hash')
  return {
    accessTokens: derive('access-token'),
    csrf: derive('csrf'),
    hash: (purpose, value) => createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest('base64url'),
  }
}

/** SECRET_KEY, or the key that was made at the first start and is kept in DATA_DIR, readable by its owner alone. */
export async function loadSecrets(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  if (config.secretKey) return deriveSecrets(config.secretKey)
  const path = join(config.dataDir, FILE)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const made = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    return null
  })
  if (!made) return deriveSecrets((await readFile(path, 'utf8')).trim())
  const secretKey = randomBytes(KEY_BYTES).toString('base64url')
  await made.writeFile(`${secretKey}\n`)
  await made.sync()
  await made.close()
  return deriveSecrets(secretKey)
}
