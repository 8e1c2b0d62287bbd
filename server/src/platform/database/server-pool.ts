import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { OutageError } from '../outage.ts'
import { PlannedClient } from './planned-client.ts'
import type { WaitingLine } from './waiting-line.ts'

type OnConnected = (error: Error | undefined, client: PoolClient | undefined, release: (why?: unknown) => void) => void

/** Connections of which those that cannot be had are outages, and whose waiting line is known. */
export class ServerPool extends Pool {
  readonly #line: WaitingLine

  constructor(settings: PoolConfig, line: WaitingLine) {
    super({ ...settings, Client: PlannedClient })
    this.#line = line
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): unknown {
    const leave = this.#line.enter()
    if (!callback) return this.#connected(leave)
    return super.connect((error, client, release) => {
      leave()
      callback(error && new OutageError('database', error), client, release)
    })
  }

  async #connected(leave: () => void): Promise<PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      throw new OutageError('database', error)
    } finally {
      leave()
    }
  }
}
