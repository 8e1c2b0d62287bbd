import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
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

  /** Ends a process that reads a page of a document, if there is one: whether there was. For systems with /proc. */
  killReader(): boolean {
    const tasks = `/proc/${this.#product.processId}/task`
    const children = readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' '))
    const reader = children.find((id) => id !== '' && isReader(id))
    if (reader !== undefined) process.kill(Number(reader), 'SIGKILL')
    return reader !== undefined
  }

  async startAgain(): Promise<void> {
    this.#product = await startProduct(this.#settings)
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
    await route.fetch()
    this.answersLost++
    await this.loseCall(route)
  }

  /** Lets a call fail once the site is gone. */
  loseCall = async (route: Route): Promise<void> => {
    await this.#isDown.promise
    await route.abort('connectionreset')
  }
}

/** Seconds of a core that a reader has worked before it may be ended: one that has not begun is started again. */
const BEGUN_SECONDS = 0.8
const TICKS_PER_SECOND = 100

/** Whether a process is in the midst of a document. One that waits for its document is told last of which type that will be. */
function isReader(id: string): boolean {
  const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
  if (!command.some((part) => part.includes('reading-child')) || command.at(-2)?.startsWith('.')) return false
  const [userTicks, systemTicks] =
    readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(userTicks) + Number(systemTicks)) / TICKS_PER_SECOND > BEGUN_SECONDS
}
