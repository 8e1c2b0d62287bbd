import type { User } from '@lectern/contract/accounts/users'
import { readStored, writeStored } from '../../lib/storage/stored-value.ts'

const KEY = 'lectern.who'

/** Who was signed in here last, for a visit on which the server cannot be asked; null where they signed out. */
export function readRememberedUser(): User | null {
  try {
    return JSON.parse(readStored(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const rememberUser = (user: User | null): void => writeStored(KEY, user && JSON.stringify(user))
