import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One password typed on two keyboards may come as different code points. */
const normalise = (password: string): string => password.normalize('NFKC')

/** An argon2id hash with its salt and cost in it. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), COST)

let unmatchable: Promise<string> | null = null

/** Whether `password` is the one behind `passwordHash`. Where there is none it takes as long, and is false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unmatchable ??= hashPassword(randomBytes(32).toString('base64'))
  const isMatch = await verify(passwordHash ?? (await unmatchable), normalise(password))
  return isMatch && passwordHash !== null
}
