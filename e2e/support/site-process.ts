import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startSpeechPeer } from './speech-peer.ts'

const SERVER = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts')
const STARTS_WITHIN_MS = 180_000

export interface Site {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts the product as an operator would, on an embedded database of its own and with a speech service beside it; stops
 * it as an operator would.
 */
export async function startSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-e2e-'))
  const speech = await startSpeechPeer()
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    CLIENT_LIMITS: 'off',
    SPEECH_BASE_URL: speech.baseUrl,
    SPEECH_MODEL: 'test-ears',
  }
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    await speech.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(server.stdout, exited), stop }
  } catch (error) {
    await stop()
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
