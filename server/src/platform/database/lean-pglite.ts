import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** No function of WebAssembly has this number: it is an import. */
const NONE = 0
const ALL = -1
/** Its error is found by the parser, so that nothing behind that is called. */
const UNFINISHED_STATEMENT = '('

/**
 * PGlite whose SQL parser is left as it was compiled first. V8 compiles anew what is called often, and takes 600 MB and more
 * than a second for the parser alone, one function of 105 kB, which is hardly quicker for it. Which functions it may do that with is
 * asked when they are compiled first, at their first call; the first statement calls the parser.
 */
export class LeanPglite extends PGlite {
  static open(options: PGliteOptions): Promise<LeanPglite> {
    // One function at a time: of each thread that compiles, the system gets back only a part of what it took.
    setFlagsFromString('--wasm-num-compilation-tasks=1')
    const opened = new LeanPglite(options)
    return opened.waitReady.then(() => opened)
  }

  /** PGlite's own first statement is in here. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString(`--wasm-tier-up-filter=${NONE}`)
    try {
      await this.exec(UNFINISHED_STATEMENT).catch(() => {})
    } finally {
      setFlagsFromString(`--wasm-tier-up-filter=${ALL}`)
    }
    await super._initArrayTypes(options)
  }
}
