import { Worker } from 'node:worker_threads'

/** What `ConfinedProcess` was given as `args`: memory and parent stand before it. */
export const programArguments: readonly string[] = process.argv.slice(4)

/** How a program ends that the system failed: `EX_TEMPFAIL` of sysexits.h. */
export const SYSTEM_FAILED = 75

/** Whether the system failed what was tried, a file that is gone or cannot be opened: it tells nothing of a document. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/**
 * The other end of `ConfinedProcess`, to be called once by its program: answers one request after another with
 * `answer`, and where that fails with `describeFailure`. Ends where the system failed it, with its parent, or when it outgrows
 * its memory.
 */
export function answerRequests<Request, Reply>(
  answer: (request: Request) => Promise<Reply>,
  describeFailure: (error: unknown) => Reply,
): void {
  process.on('message', async (request: Request) => {
    const reply = await Promise.try(answer, request).catch((error: unknown) => {
      if (isOfSystem(error)) process.exit(SYSTEM_FAILED)
      return describeFailure(error)
    })
    process.send?.(reply)
  })
  process.on('disconnect', () => process.exit())
  // Its parent is told to it and not asked for: it may be gone before this program begins.
  const [memoryBytes, parent] = process.argv.slice(2)
  new Worker(new URL('./watch-self.mjs', import.meta.url), { argv: [memoryBytes, parent] }).unref()
  process.send?.('ready')
}
