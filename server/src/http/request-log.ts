import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Line = Parameters<FastifyBaseLogger['info']>

/**
 * A request's own log, whose lines carry its id. It is made with the first of them: hardly any request writes one, and looking for
 * secrets in what a log is made with takes more than all else that is done before the handler.
 */
export class RequestLog {
  readonly #log: FastifyBaseLogger
  readonly #bindings: Bindings
  #own: FastifyBaseLogger | null = null

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log
    this.#bindings = bindings
  }

  get level(): string {
    return this.#log.level
  }

  trace(...line: Line): void {
    this.#made().trace(...line)
  }

  debug(...line: Line): void {
    this.#made().debug(...line)
  }

  info(...line: Line): void {
    this.#made().info(...line)
  }

  warn(...line: Line): void {
    this.#made().warn(...line)
  }

  error(...line: Line): void {
    this.#made().error(...line)
  }

  fatal(...line: Line): void {
    this.#made().fatal(...line)
  }

  silent(): void {}

  child(...bindings: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#made().child(...bindings)
  }

  #made(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#bindings)
    return this.#own
  }
}
