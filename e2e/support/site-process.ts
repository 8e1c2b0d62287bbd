import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startSpeechPeer } from './peers/speech-peer.ts'

/** The built server, which `npm start` runs. */
const SERVER = join(import.meta.dirname, '..', '..', 'server', 'dist', 'server', 'main.js')
const STARTS_WITHIN_MS = 180_000

export interface Site {
  url: string
  stop: () => Promise<void>
}

/** A running process of the product. */
export interface Product {
  url: string
  processId: number | undefined
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/**
 * Starts the product as an operator would, on an embedded database of its own and with a speech service beside it; stops
 * it as an operator would.
 */
export async function startSite(): Promise<Site & { speechUrl: string }> {
  const { dataDir, remove } = ownFolder()
  const speech = await startSpeechPeer()
  const clear = async () => {
    await speech.stop()
    remove()
  }
  try {
    const product = await startProduct({
      DATA_DIR: dataDir,
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_MODEL: 'test-ears',
    })
    const stop = () => product.end('SIGTERM').then(clear)
    return { url: product.url, speechUrl: speech.baseUrl, stop }
  } catch (error) {
    await clear()
    throw error
  }
}

/** A data folder, and how it is removed. */
export function ownFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-e2e-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Starts a process of the product; resolves once it listens. */
export async function startProduct(settings: Record<string, string>): Promise<Product> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CLIENT_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whoever walks through it may end in the middle: it must not be left behind, holding what its starter writes to.
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  void exited.then(() => process.off('exit', endWithUs))
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return exited
  }
  try {
    return { url: await addressOf(server.stdout, exited), processId: server.pid, end }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}

async function addressOf(output: NodeJS.ReadableStream, exited: Promise<void>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error('The server did not say that it is ready')), STARTS_WITHIN_MS)
  void exited.then(() => reject(new Error('The server ended while starting')))
  createInterface({ input: output }).on('line', (line) => {
    const address = /ready after .*: (http\S+)/.exec(line)?.[1]
    if (address) resolve(address)
  })
  return promise.finally(() => clearTimeout(timer))
}
