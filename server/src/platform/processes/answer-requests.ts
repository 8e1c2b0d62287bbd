import { Worker } from 'node:worker_threads'

/**
 * The other end of `ConfinedProcess`, to be called once by its program: answers one request after another with
 * `answer`, which must not fail, and ends with its parent or when it outgrows its memory.
 */
export function answerRequests<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', async (request: Request) => {
    process.send?.(await answer(request))
  })
  process.on('disconnect', () => process.exit())
  const memoryBytes = process.argv[2]
  new Worker(new URL('./watch-self.mjs', import.meta.url), { argv: [memoryBytes, process.ppid] }).unref()
  process.send?.('ready')
}
