import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { reciteEndpoints } from '@lectern/contract/recite'
import { siteEndpoints } from '@lectern/contract/site'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mayMount } from '../../test/files/may-mount.ts'
import { testApp } from '../../test/test-app.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openEmbeddedDatabase } from '../platform/database/open-embedded.ts'

describe.runIf(mayMount())('A disk that is full under the embedded database', () => {
  let folder: string
  let database: OpenDatabase
  beforeAll(async () => {
    folder = mkdtempSync(join(inject('scratchFolder'), 'disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder])
    cpSync(inject('embeddedTemplate'), join(folder, 'database'), { recursive: true })
    database = await openEmbeddedDatabase(folder, () => {})
  })
  afterAll(async () => {
    await database.close()
    execFileSync('umount', [folder])
  })
  const app = testApp(() => database, { ROLE: 'web' })

  test('is 503 with Retry-After where something is kept, takes nothing that is there, and is over once there is room', async () => {
    const student = await app.student(10)
    // At random, so that they cannot be packed.
    const answer = () => Array.from({ length: 60 }, () => crypto.randomUUID()).join(' ')
    const keep = () => {
      const selected_cards = Array.from({ length: 60 }, (_, index) => ({ question: `Q${index}`, answer: answer() }))
      const body = JSON.stringify({ title: 'Leaves', selected_cards })
      const headers = { 'content-type': 'application/json' }
      return student.fetch(reciteEndpoints.createSet.path, { method: 'POST', headers, body })
    }
    const { ok } = await keep()
    expect(ok).toBe(true)
    const filler = join(folder, 'filler')
    execFileSync('sh', ['-c', 'dd if=/dev/zero of="$0" bs=64k 2>/dev/null || true', filler])
    let kept = 1
    let refused = await keep()
    // What the tables have room for already is taken.
    for (; refused.ok && kept < 20; kept++) refused = await keep()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    const sets = async () =>
      (await student.client(reciteEndpoints).history({ query: { page: 1, search: '', folder: '' } })).pagination
        .total_count
    expect((await student.fetch(usersEndpoints.profile.path)).status).toBe(200)
    expect(await sets()).toBe(kept)
    await rm(filler)
    expect((await keep()).ok).toBe(true)
    expect(await sets()).toBe(kept + 1)
    expect((await (await app.visitor()).fetch(siteEndpoints.ready.path)).status).toBe(200)
  })
})
