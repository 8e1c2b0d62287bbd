import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { layGround } from '../../../../test/ground.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { materials } from '../../../core/documents/tables.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findMaterial } from './find-material.ts'

describeOnBothDatabases('Material for an exam', (database) => {
  test('is looked up by the index, at most five materials a term, those of most terms first', async () => {
    const { student } = await layGround(database())
    const texts = ['A cell.', 'A nucleus.', 'Cell and nucleus.', ...Array.from({ length: 5 }, (_, at) => `Cell ${at}.`)]
    for (const [at, text] of texts.entries())
      await database()
        .queries.insert(materials)
        .values(materialRow(student.id, `${at}`, text, new Date(1_790_000_000_000 - at * 1000)))
    const settings: unknown[] = []
    const watched: Pick<Database, 'queries' | 'transaction'> = {
      get queries(): never {
        throw new Error('A search outside a transaction is planned by what texts seem to cost')
      },
      transaction: (work) =>
        database().transaction(async (tx) => {
          const result = await work(tx)
          settings.push(await tx.execute(sql`select current_setting('enable_seqscan') as scans`))
          return result
        }),
    }
    const found = await findMaterial({ database: watched as Database }, student, 'topic', 'cell, nucleus, cell')
    expect(found.split('\n\n')).toEqual(['Cell and nucleus.', 'A cell.', 'Cell 0.', 'Cell 1.', 'Cell 2.'])
    expect(settings).toMatchObject([{ rows: [{ scans: 'off' }] }])
  })
})
