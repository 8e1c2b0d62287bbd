import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atMost, type Measurement, median, megabytes } from './measurement.ts'
import { serve } from './served-product.ts'

const SERVER = join(import.meta.dirname, '..', 'server', 'src', 'main.ts')
const LIMIT_MS = 2000
const SETTLE_MS = 5000

/** How long a second start takes until it listens, and what the process holds when nothing happens. */
export async function measure(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const start = () => serve(SERVER, { DATA_DIR: dataDir, PORT: '0' })
  try {
    await (await start()).stop()
    const starts: number[] = []
    let residentBytes = 0
    for (let run = 0; run < 3; run++) {
      const product = await start()
      starts.push(product.startMs)
      await delay(SETTLE_MS)
      residentBytes = product.residentBytes()
      await product.stop()
    }
    const startMs = median(starts)
    return [
      {
        what: 'a second start, until it listens',
        ours: `${Math.round(startMs)} ms`,
        against: `the limit of ${LIMIT_MS} ms`,
        ratio: startMs / LIMIT_MS,
        promise: atMost(startMs / LIMIT_MS, 1),
      },
      {
        what: 'resident memory when idle, embedded database',
        ours: megabytes(residentBytes),
        against: '',
        ratio: null,
        promise: null,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
