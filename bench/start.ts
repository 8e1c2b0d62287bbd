import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { atMost, type Measurement, megabytes, quantile } from './measurement.ts'
import { treeBytes, treeProcessorMs } from './process-tree.ts'
import { productEnvironment } from './served-product.ts'

const ROOT = join(import.meta.dirname, '..')
const STARTS = 8
const LIMIT_MS = 2000
const IDLE_LIMIT_BYTES = 250 * 1_048_576
const PEAK_LIMIT_BYTES = 600 * 1_048_576
/** Until an idle server has come to rest. */
const SETTLE_MS = 15_000
const LOOK_EVERY_MS = 50

interface Start {
  ms: number
  /** Processor time until it listened, of npm and the server together. */
  processorMs: number
  peakBytes: number
  idleBytes: number
}

/**
 * `npm start` as an operator starts it, npm's own process included: how long until it listens, and the memory of all its
 * processes, at most while they start and when nothing happens.
 */
export async function measure(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const site = mkdtempSync(join(tmpdir(), 'lectern-site-'))
  try {
    const buildBytes = await buildSite(site)
    // What is compiled is kept for the next start: the first one here is not the one that is measured.
    await start(dataDir)
    const again: Start[] = []
    for (let run = 0; run < STARTS; run += 1) again.push(await start(dataDir))
    rmSync(dataDir, { recursive: true })
    const first = await start(dataDir)
    const peak = (what: string, bytes: number) => row(what, [bytes], PEAK_LIMIT_BYTES, megabytes)
    return [
      row(
        'a second start, until it listens',
        again.map(({ ms }) => ms),
        LIMIT_MS,
        milliseconds,
      ),
      {
        what: 'a second start, until it listens: processor time of all its processes',
        ours: spread(
          again.map(({ processorMs }) => processorMs),
          milliseconds,
        ),
        against: 'none',
        ratio: null,
        promise: null,
      },
      row(
        'memory when idle, embedded database',
        again.map(({ idleBytes }) => idleBytes),
        IDLE_LIMIT_BYTES,
        megabytes,
      ),
      peak('memory of a second start, at its peak', Math.max(...again.map(({ peakBytes }) => peakBytes))),
      peak('memory of a first start, at its peak: the database is made', first.peakBytes),
      peak('memory of a first start, at its peak: the site is built', buildBytes),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(site, { recursive: true, force: true })
  }
}

async function start(dataDir: string): Promise<Start> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...productEnvironment(dataDir) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const watch = watchPeak(child)
  try {
    await listening(child)
    const ms = performance.now() - startedAt
    const processorMs = treeProcessorMs(child.pid as number)
    await delay(SETTLE_MS)
    return { ms, processorMs, peakBytes: watch.peakBytes(), idleBytes: treeBytes(child.pid as number) }
  } finally {
    watch.stop()
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Resolves once it prints its address. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return
  for await (const line of createInterface({ input: stdout })) if (/http:\/\/\S+/.test(line)) return
  throw new Error('npm start ended before it listened')
}

/** Builds it as a first start does, and returns the memory that this took at most. */
async function buildSite(folder: string): Promise<number> {
  const script = `const { buildSite } = await import(process.argv[1])
    process.exit(await buildSite(['--outDir', process.argv[2], '--emptyOutDir']))`
  const builder = join(ROOT, 'scripts', 'launch', 'site-build.mjs')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, builder, folder], { stdio: 'inherit' })
  const watch = watchPeak(child)
  const [code] = await once(child, 'exit')
  watch.stop()
  if (code !== 0 || !existsSync(join(folder, 'index.html'))) throw new Error('The site could not be built')
  return watch.peakBytes()
}

function watchPeak({ pid }: ChildProcess): { peakBytes: () => number; stop: () => void } {
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, treeBytes(pid as number))
  }, LOOK_EVERY_MS)
  return { peakBytes: () => most, stop: () => clearInterval(looking) }
}

const milliseconds = (ms: number) => `${Math.round(ms)} ms`

/** The median, and in brackets from what to what they lie. */
const spread = (values: readonly number[], show: (value: number) => string): string =>
  `${show(quantile(values, 0.5))} (${show(Math.min(...values))} to ${show(Math.max(...values))} in ${values.length})`

function row(what: string, values: readonly number[], limit: number, show: (value: number) => string): Measurement {
  const value = quantile(values, 0.5)
  const ratio = value / limit
  const ours = values.length === 1 ? show(value) : spread(values, show)
  return { what, ours, against: `the limit of ${show(limit)}`, ratio, promise: atMost(ratio, 1) }
}
