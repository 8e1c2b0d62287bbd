import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../server/src/core/documents/read-document.ts'
import { type Measurement, median } from './measurement.ts'

/** Real documents beside the clone; those that tests carry serve where there are none. */
const MATERIAL = [
  join(import.meta.dirname, '..', '..', 'shared', 'fixtures', 'documents'),
  join(import.meta.dirname, '..', 'server', 'test', 'material', 'documents'),
]
const FILES = ['en.pdf', 'tc.pdf', 'deck.pdf', 'math.pdf']
const RUNS = 5

/** PDF text, each document in a process of its own as in the product, against poppler's pdftotext. */
export async function measure(): Promise<Measurement[]> {
  const folder = MATERIAL.find((path) => existsSync(path))
  const hasRival = spawnSync('pdftotext', ['-v']).status === 0
  if (!folder) return []
  const rows: Measurement[] = []
  for (const name of FILES) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    const ours = await timed(() => readDocument(path, { types: ['.pdf'], student: { id: 1 } }))
    const rival = hasRival ? await timed(async () => execFileSync('pdftotext', [path, '-'])) : null
    rows.push({
      what: `text of ${name}`,
      ours: `${Math.round(ours)} ms`,
      against: rival === null ? 'pdftotext is not installed' : `pdftotext: ${Math.round(rival)} ms`,
      ratio: rival === null ? null : ours / rival,
      promise: null,
    })
  }
  return rows
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
