import { setTimeout as sleep } from 'node:timers/promises'
import type { createClient } from '@lectern/contract/calls/client'
import { pino } from 'pino'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/settings/config.ts'
import { createTestStudent } from '../server/test/rows/create-test-student.ts'
import type { ServedProcess } from './served-product.ts'

const BETWEEN_LOOKS_MS = 100

/** Students of a product that is yet to be started. @returns their tokens */
export async function prepareStudents(environment: Record<string, string>, count: number): Promise<string[]> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  await app.start()
  const tokens: string[] = []
  while (tokens.length < count) tokens.push((await createTestStudent(app.services, 0)).accessToken)
  await app.stop()
  return tokens
}

/** How the client of a student calls the product. */
export const callingAs =
  (token: string, { url }: ServedProcess): Parameters<typeof createClient>[1] =>
  (path, init) => {
    init.headers.set('authorization', `Bearer ${token}`)
    return fetch(new URL(path, url), init)
  }

/** What a job's state is once it is under way no more. */
export async function ended<State extends { status: string }>(look: () => Promise<State>): Promise<State> {
  for (;;) {
    const state = await look()
    if (state.status !== 'processing' && state.status !== 'undoing') return state
    await sleep(BETWEEN_LOOKS_MS)
  }
}
