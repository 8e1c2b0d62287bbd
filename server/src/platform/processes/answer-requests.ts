import { Worker } from 'node:worker_threads'

/** What `ConfinedProcess` was given as `args`: memory and parent stand before it. */
export const programArguments: readonly string[] = process.argv.slice(4)

/**
 * The other end of `ConfinedProcess`, to be called once by its program: answers one request after another with
 * `answer`, which must not fail, and ends with its parent or when it outgrows its memory.
 */
export function answerRequests<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', async (request: Request) => {
    process.send?.(await answer(request))
  })
  process.on('disconnect', () => process.exit())
  // Its parent is told to it and not asked for: it may be gone before this program begins.
  const [memoryBytes, parent] = process.argv.slice(2)
  new Worker(new URL('./watch-self.mjs', import.meta.url), { argv: [memoryBytes, parent] }).unref()
  process.send?.('ready')
}
