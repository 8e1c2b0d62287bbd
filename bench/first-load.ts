import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { atMost, type Measurement } from './measurement.ts'

const DIST = join(import.meta.dirname, '..', 'web', 'dist')
const LIMIT_BYTES = 95_000

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/** Scripts, styles and the longest language's texts that the landing page needs before it shows anything. */
export async function measure(): Promise<Measurement[]> {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name)
  const texts = readdirSync(join(DIST, 'assets')).filter((name) => /^texts-[\w-]+\.js$/.test(name))
  const sizeBytes =
    [...files].reduce((sum, file) => sum + gzipBytes(file), 0) +
    Math.max(...texts.map((name) => gzipBytes(`assets/${name}`)))
  return [
    {
      what: 'first load of the landing page, gzip',
      ours: `${(sizeBytes / 1000).toFixed(1)} kB`,
      against: `the limit of ${LIMIT_BYTES / 1000} kB`,
      ratio: sizeBytes / LIMIT_BYTES,
      promise: atMost(sizeBytes / LIMIT_BYTES, 1),
    },
  ]
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
