import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { STEP_TIMEOUT_MS } from './expect.ts'
import { ownFolder, type Product, startProduct } from './site-process.ts'

/** A site that is killed and started again, at one address and on the same data. */
export class MortalSite {
  readonly url: string
  readonly #settings: Record<string, string>
  readonly #remove: () => void
  #product: Product
  #isDown = Promise.withResolvers<void>()
  #isUp = Promise.withResolvers<void>()
  /** How many answers `loseAnswer` has kept from their pages. */
  answersLost = 0

  private constructor(product: Product, settings: Record<string, string>, remove: () => void) {
    this.url = product.url
    this.#product = product
    this.#settings = { ...settings, PORT: new URL(product.url).port }
    this.#remove = remove
    this.#isUp.resolve()
  }

  /** @param settings of its first life */
  static async start(settings: Record<string, string>): Promise<MortalSite> {
    const { dataDir, remove } = ownFolder()
    return new MortalSite(await startProduct({ DATA_DIR: dataDir, ...settings }), { DATA_DIR: dataDir }, remove)
  }

  /** Ends its process in the middle of everything. */
  async kill(): Promise<void> {
    await this.#product.end('SIGKILL')
    this.#isUp = Promise.withResolvers<void>()
    this.#isDown.resolve()
  }

  /** Ends a process in the midst of a page of the kept document, if there is one: whether there was. For systems with /proc. */
  async killReader(document: Uint8Array): Promise<boolean> {
    const tasks = `/proc/${this.#product.processId}/task`
    const children = readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' '))
    const kept = realpathSync(join(this.#settings.DATA_DIR ?? '', 'files'))
    const reader = children.find((id) => id !== '' && isReaderOf(document, kept, id))
    if (reader === undefined) return false
    process.kill(Number(reader), 'SIGSTOP')
    await sleep(ANSWERED_MS)
    if (!isStopped(reader)) return false
    process.kill(Number(reader), 'SIGKILL')
    return true
  }

  /** @param settings of this life */
  async startAgain(settings: Record<string, string> = {}): Promise<void> {
    this.#product = await startProduct({ ...this.#settings, ...settings })
    this.#isDown = Promise.withResolvers<void>()
    this.#isUp.resolve()
  }

  async stop(): Promise<void> {
    await this.#product.end('SIGKILL')
    this.#remove()
  }

  /**
   * Has each call of a page to `address` be answered by `first`, but those that repeat it: these wait until the site is back,
   * however long it takes on a busy machine.
   */
  async holdRepeats(page: Page, address: string, first: (route: Route) => Promise<void>): Promise<void> {
    const seen = new Set<string | undefined>()
    await page.route(address, async (route) => {
      const request = route.request()
      const key = request.headers()['idempotency-key']
      const isFirst = !seen.has(key)
      if (request.method() !== 'POST') return route.continue()
      seen.add(key)
      if (isFirst) return first(route)
      await this.#isUp.promise
      return route.continue()
    })
  }

  /** Lets a call be answered, and its answer be lost with the site. */
  loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch({ timeout: STEP_TIMEOUT_MS })
    this.answersLost++
    await this.loseCall(route)
  }

  /** Lets a call fail once the site is gone. */
  loseCall = async (route: Route): Promise<void> => {
    await this.#isDown.promise
    await route.abort('connectionreset')
  }
}

/** Memory of a reader at its page, in kB: one that has not got so far is started again in place of being told. */
const AT_ITS_PAGE_KB = 120_000
/** A reader that has answered already is ended by the site within so many milliseconds. */
const ANSWERED_MS = 500

/**
 * Whether a process is in the midst of the document, where it is kept: a page that was not told of its reading sends it once more, and
 * what is sent is looked through before it is known again. The pages of others are drawn beside it. One that waits for its document
 * is told last of which type that will be.
 */
function isReaderOf(document: Uint8Array, kept: string, id: string): boolean {
  const command = ofProcess(id, 'cmdline').split('\0')
  const path = command.at(-2) ?? ''
  if (!command.some((part) => part.includes('reading-child'))) return false
  if (!path.startsWith(kept) || !existsSync(path)) return false
  if (!readFileSync(path).equals(document)) return false
  return Number(/^VmRSS:\s+(\d+)/m.exec(ofProcess(id, 'status'))?.[1] ?? 0) > AT_ITS_PAGE_KB
}

const isStopped = (id: string): boolean => /^State:\s+T/m.test(ofProcess(id, 'status'))

/** '' when it has ended meanwhile. */
function ofProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
