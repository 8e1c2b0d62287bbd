import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|svg|webmanifest|txt|json)$/
/** Below this a compressed copy saves less than its extra lookup costs. */
const SMALLEST_BYTES = 512
/** The last step up saves 2% of what is sent, and takes a third of the whole build, which somebody waits for at a first start. */
const BROTLI_QUALITY = 10

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses while it serves. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    // Not in `closeBundle`, which comes after a build that failed as well, and would hide why.
    writeBundle: {
      order: 'post',
      handler: () => compressFolder(resolve(config.root, config.build.outDir)),
    },
  }
}

/** On all processors at once, the longest first: no longer one is left at the end for which the others wait. */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, bytes: statSync(path).size }))
    .filter(({ bytes }) => bytes >= SMALLEST_BYTES)
    .toSorted((one, other) => other.bytes - one.bytes)
    .values()
  const work = async () => {
    for (const { path } of files) await compressFile(path)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
