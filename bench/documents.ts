import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readDocument } from '../server/src/core/documents/read-document.ts'
import { READING_LIMITS } from '../server/src/core/documents/reading/limits.ts'
import { ReadingProcess } from '../server/src/core/documents/reading/reading-process.ts'
import { atMost, type Measurement, median } from './measurement.ts'

/** Real documents beside the clone; those that tests carry serve where there are none. */
const MATERIAL = [
  join(import.meta.dirname, '..', '..', 'shared', 'fixtures', 'documents'),
  join(import.meta.dirname, '..', 'server', 'test', 'material', 'documents'),
]
const FILES = ['en.pdf', 'tc.pdf', 'deck.pdf', 'math.pdf']
const RUNS = 5
const FIXED_LIMIT_MS = 60
/** Long enough for a process to have started and loaded what it needs. */
const WARMED_MS = 2000

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
  return [...rows, ...(await measureStarts())]
}

/**
 * What every document costs before it is looked at: of a text of one line nearly nothing else is left. With a process of its own
 * that starts with it, and with one that waited.
 */
async function measureStarts(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const path = join(folder, 'line.txt')
  writeFileSync(path, 'One line.')
  const started = await timed(async () => {
    const reading = await ReadingProcess.start(path, READING_LIMITS.memoryBytes)
    await reading.ask({ task: 'text', type: '.txt', limits: READING_LIMITS }, READING_LIMITS.seconds)
    await reading.stop()
  })
  const read = () => readDocument(path, { types: ['.txt'], student: { id: 1 } })
  // Processes wait from the second on.
  await read()
  await read()
  const waited = await timed(read, WARMED_MS)
  rmSync(folder, { recursive: true })
  const against = `the limit of ${FIXED_LIMIT_MS} ms`
  const row = (what: string, ms: number) => ({ what, ours: `${ms.toFixed(1)} ms`, against, ratio: ms / FIXED_LIMIT_MS })
  return [
    { ...row('fixed cost of a document, its process started for it', started), promise: null },
    {
      ...row('fixed cost of a document, its process waiting', waited),
      promise: atMost(waited / FIXED_LIMIT_MS, 1),
    },
  ]
}

async function timed(work: () => Promise<unknown>, pauseMs = 0): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await delay(pauseMs)
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
