import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Engine = Parameters<NonNullable<Parameters<Init>[1]['preRun']>[number]>[0]

/** The part of Emscripten's file system on the host that its published types leave out. */
interface HostFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation: <Result>(operation: () => Result) => Result
}

/**
 * A folder on disk whose `fsync` reaches the disk.
 *
 * PGlite's own file system has none, so that a power cut may lose commits that were acknowledged. Emscripten calls
 * `stream_ops.fsync` when it is there; that is neither documented nor promised, so whoever opens a database asserts
 * with `flushes` that a commit still comes by here.
 */
export class DurableFolder extends NodeFS {
  /** How often PostgreSQL had a file of this folder flushed to disk. */
  flushes = 0

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (engine: Engine) => this.#flushFilesOf(engine)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #flushFilesOf(engine: Engine): void {
    const host = engine.NODEFS as unknown as HostFileSystem
    host.stream_ops.fsync = (stream) =>
      host.tryFSOperation(() => {
        fdatasyncSync(stream.nfd)
        this.flushes += 1
        return 0
      })
  }
}
