import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { buildPdf } from '../../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { material } from '../../../../test/material.ts'
import { READING_LIMITS } from './limits.ts'
import { ReadingProcess } from './reading-process.ts'

const write = temporaryFolder()
/** A second and more of work for PDFium. */
const slow = write('slow.pdf', buildPdf(['BT /F1 1 Tf (a) Tj ET '.repeat(600_000)]))
const { memoryBytes } = READING_LIMITS

const readSlowly = (reading: ReadingProcess, seconds: number) =>
  reading.ask({ task: 'text', type: '.pdf', limits: READING_LIMITS }, seconds)

/** Processes that process `parent` started and that still run. */
const childrenOf = (parent: number): number[] =>
  readdirSync(`/proc/${parent}/task`).flatMap((thread) => {
    const listed = readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim()
    return listed === '' ? [] : listed.split(' ').map(Number)
  })

describe('A reading process', () => {
  test('answers one request after another', async () => {
    const path = material('documents/tc.truth.txt')
    const reading = await ReadingProcess.start(path, memoryBytes)
    const ask = () => reading.ask({ task: 'text', type: '.txt', limits: READING_LIMITS }, 20)
    const expected = {
      text: readFileSync(path, 'utf8').trim(),
      wordCount: 981,
      pageCount: null,
      emptyPages: [],
      pageStarts: [],
      outline: [],
    }
    expect(await ask()).toEqual(expected)
    expect(await ask()).toEqual(expected)
    await reading.stop()
    await expect(ask()).rejects.toThrow('stopped')
  })

  test('is killed when it takes too long', async () => {
    const reading = await ReadingProcess.start(slow, memoryBytes)
    await expect(readSlowly(reading, 0.3)).rejects.toMatchObject({ reason: 'timeout' })
    await reading.stop()
  })

  test('ends with an abort, for its reason', async () => {
    const abort = new AbortController()
    const reading = await ReadingProcess.start(slow, memoryBytes, abort.signal)
    setTimeout(() => abort.abort(new Error('the student left')), 100)
    await expect(readSlowly(reading, 20)).rejects.toThrow('the student left')
    await reading.stop()
  })

  test('says nothing of a document that the system does not give it', async () => {
    const path = write('gone.txt', 'It was here.')
    const reading = await ReadingProcess.start(path, memoryBytes)
    rmSync(path)
    const failure = await reading.ask({ task: 'text', type: '.txt', limits: READING_LIMITS }, 20).catch(String)
    expect(failure).toBe('ProcessEnded: the process ended by code 75')
    await reading.stop()
  })

  test('reads what a link leads to', async () => {
    const link = write('link.txt', '')
    rmSync(link)
    symlinkSync(material('documents/tc.truth.txt'), link)
    const reading = await ReadingProcess.start(link, memoryBytes)
    const { text } = await reading.ask({ task: 'text', type: '.txt', limits: READING_LIMITS }, 20)
    expect(text).toContain('虛擬記憶體')
    await reading.stop()
  })
})

describe.runIf(existsSync('/proc/self/task'))('On a system with /proc, a reading process', () => {
  test('has nothing of its parent’s environment, sockets or files', async () => {
    vi.stubEnv('SECRET_KEY', 'not for parsers')
    const server = createServer().listen(0)
    const before = new Set(childrenOf(process.pid))
    const reading = await ReadingProcess.start(slow, memoryBytes)
    const asking = readSlowly(reading, 20)
    const [pid] = childrenOf(process.pid).filter((child) => !before.has(child))
    await vi.waitUntil(() => commandOf(Number(pid)).some(isProgram))
    expect(
      readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .map((entry) => entry.split('=')[0])
        .sort(),
    ).toEqual(['', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'])
    const ours = new Set(socketsOf(process.pid))
    expect(ours.size).toBeGreaterThan(0)
    expect(socketsOf(Number(pid)).filter((socket) => ours.has(socket))).toEqual([])
    await Promise.allSettled([reading.stop(), asking])
    server.close()
    vi.unstubAllEnvs()
  })

  test('may read its document and its own code, and write nothing', async () => {
    const before = new Set(childrenOf(process.pid))
    const reading = await ReadingProcess.start(slow, memoryBytes)
    const [pid] = childrenOf(process.pid).filter((child) => !before.has(child))
    await vi.waitUntil(() => commandOf(pid).some(isProgram))
    const allowed = commandOf(pid).filter((argument) => argument.startsWith('--allow-'))
    const root = fileURLToPath(new URL('../../../../../', import.meta.url))
    expect(commandOf(pid)).toContain('--permission')
    expect(allowed.map((argument) => argument.replace(root, 'ROOT/'))).toEqual([
      '--allow-worker',
      `--allow-fs-read=${slow}`,
      '--allow-fs-read=ROOT/server/dist/programs/*',
      ...['server/node_modules/*', 'server/package.json', 'node_modules/*', 'package.json']
        .filter((path) => existsSync(join(root, path.replace('/*', ''))))
        .map((path) => `--allow-fs-read=ROOT/${path}`),
    ])
    await reading.stop()
  })

  test('does not outlive a parent that is killed', async () => {
    const source = new URL('./reading-process.ts', import.meta.url)
    const ask = `{ task: 'text', type: '.pdf', limits: ${JSON.stringify(READING_LIMITS)} }`
    const script = `const { ReadingProcess } = await import('${source}')
      const reading = await ReadingProcess.start(process.argv[1], ${memoryBytes})
      await reading.ask(${ask}, 20)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script, slow], { stdio: 'ignore' })
    const parentPid = Number(parent.pid)
    await vi.waitUntil(() => childrenOf(parentPid).length > 0)
    const [child] = childrenOf(parentPid)
    await vi.waitUntil(() => residentPages(child) > 20_000)
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !isRunning(child))
  })
})

const isProgram = (argument: string) => argument.endsWith('server/dist/programs/reading-child.js')
const commandOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')

const socketsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .map((file) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${file}`)
      } catch {
        return 'closed meanwhile'
      }
    })
    .filter((target) => target.startsWith('socket:'))

const residentPages = (pid: number | undefined) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])

/** A killed process whose parent is gone may stay listed until someone takes note of it. */
function isRunning(pid: number | undefined): boolean {
  if (!existsSync(`/proc/${pid}`)) return false
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}
