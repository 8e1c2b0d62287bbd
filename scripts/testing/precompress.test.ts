import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from '../../web/build/precompress.ts'

interface Hooks {
  configResolved: (config: object) => void
  writeBundle: { handler: () => Promise<void> }
}

test('Every text of the build that is worth it gets both copies, each with what it holds, before the build is done', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-site-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  const texts = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`assets/part-${index}.js`, `part ${index} `.repeat(200 * (index + 1))]),
  )
  const left = { 'small.js': 'small', 'assets/picture.png': 'picture '.repeat(200) }
  for (const [name, text] of Object.entries({ ...texts, ...left })) writeFileSync(join(root, 'dist', name), text)

  const { configResolved, writeBundle } = precompress() as unknown as Hooks
  configResolved({ root, build: { outDir: 'dist' } })
  await writeBundle.handler()

  const read = (name: string) => readFileSync(join(root, 'dist', name))
  for (const [name, text] of Object.entries(texts)) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text)
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text)
  }
  const copies = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  )
  expect(copies).toHaveLength(18)
})
