import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleProgram } from './bundle-program.ts'

const AT_ONCE = 2
/** Counted from the first piece of work that a process has finished, so that a slow machine sees as much work. */
const LONGEST_LIFE_MS = 100

/** What each process of `programs/do-paid-work.ts` is told. */
export interface PaidWork {
  kind: 'spend' | 'run' | 'lasting run'
  databaseUrl: string
  student: { id: number }
  leaseSeconds: number
}

interface Kills {
  /** So many in all, */
  kills: number
  /** and more until what they are to have met has been met: how much that is depends on the machine, and on chance. */
  isEnough?: () => Promise<boolean>
  /** Called after every kill, while the other process works on. */
  afterEach: () => Promise<void>
}

/** Has two processes at a time do paid work, and kills each at a random moment. */
export async function killWorkers(work: PaidWork, { kills, isEnough, afterEach }: Kills): Promise<void> {
  const program = await bundleProgram('do-paid-work')
  let left = kills
  const killInTurn = async () => {
    let next = startWorker(program, work)
    while (left-- > 0 || (isEnough && !(await isEnough()))) {
      const worker = await next
      next = startWorker(program, work)
      worker.send(work.kind)
      await hearFrom(worker)
      await sleep(Math.random() * LONGEST_LIFE_MS)
      await kill(worker)
      await afterEach()
    }
    await kill(await next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, killInTurn))
}

/** A worker that has started but does not work yet, so that no kill is spent on its start. */
async function startWorker(program: string, { databaseUrl, student, leaseSeconds }: PaidWork): Promise<ChildProcess> {
  const worker = fork(program, [databaseUrl, String(student.id), String(leaseSeconds)], {
    execArgv: [],
    // The first one keeps what was compiled of the program, beside it.
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(program), 'compiled') },
  })
  await hearFrom(worker)
  return worker
}

/** Waits for what a worker says next. One that ends first would be waited for without end. */
async function hearFrom(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`A worker ended by itself, with code ${code}`)
  })
  await Promise.race([once(worker, 'message'), ended])
}

async function kill(worker: ChildProcess): Promise<void> {
  const hasExited = once(worker, 'exit')
  worker.kill('SIGKILL')
  const [code] = await hasExited
  if (code !== null) throw new Error(`A worker ended by itself, with code ${code}`)
}
