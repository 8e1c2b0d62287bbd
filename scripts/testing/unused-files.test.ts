import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isUnused, removeUnusedFiles } from '../launch/unused-files.mjs'

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules')
const inPackages = (url: string) => fileURLToPath(url).split('/node_modules/').at(-1) ?? ''

test('What is loaded stays, and so does what that loads', () => {
  const loaded = [
    'harper.js',
    'harper.js/slimBinary',
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    'sql.js',
    'docx',
    'openai',
  ].map((name) => inPackages(import.meta.resolve(name)))
  const beside = ['harper.js/dist/harper_wasm_slim_bg.wasm', 'sql.js/dist/sql-wasm.wasm']
  for (const path of [...loaded, ...beside])
    expect([path, existsSync(join(PACKAGES, path)), isUnused(path)]).toEqual([path, true, false])
})

test('What is named as unused is there: the list is of these versions', () => {
  for (const folder of ['harper.js/dist', 'tesseract.js-core', 'sql.js/dist', 'docx/dist']) {
    const names = readdirSync(join(PACKAGES, folder))
    expect([folder, names.some((name) => !name.endsWith('.map') && isUnused(`${folder}/${name}`))]).toEqual([
      folder,
      true,
    ])
  }
  expect(existsSync(join(PACKAGES, 'openai/src'))).toBe(true)
})

test('It goes from an installation, and nothing else does', async () => {
  const packages = mkdtempSync(join(tmpdir(), 'lectern-packages-'))
  onTestFinished(() => rmSync(packages, { recursive: true }))
  const files = [
    'a/index.js',
    'a/index.js.map',
    'a/map.js',
    'sql.js/dist/sql-asm.js',
    'sql.js/dist/sql-wasm.js',
    'b/sql.js/dist/x.js',
    '.cache/site/index.js.map',
  ]
  for (const path of files) {
    mkdirSync(dirname(join(packages, path)), { recursive: true })
    writeFileSync(join(packages, path), '')
  }
  expect(await removeUnusedFiles(packages)).toBe(2)
  expect(files.filter((path) => existsSync(join(packages, path)))).toEqual([
    'a/index.js',
    'a/map.js',
    'sql.js/dist/sql-wasm.js',
    'b/sql.js/dist/x.js',
    '.cache/site/index.js.map',
  ])
})
