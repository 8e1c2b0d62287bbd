import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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

/** A model that takes every question and never answers. `asked`: what was sent to it. */
export async function startSilentModel() {
  const asked: string[] = []
  const server = createServer(async (request) => asked.push(await text(request))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
