import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

const FONT = /\.(?:woff2?|ttf)$/

/** Puts the licence of each font beside it, which the Open Font License asks for; a font without one fails the build. */
export function fontLicences(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'font-licences',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle)
        .flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
        .filter((name) => FONT.test(name))
        .map((name) => resolve(config.root, name))
      const folders = new Set(
        fonts.map((font) => licensedFolder(font) ?? this.error(`${font} has no LICENSE beside it`)),
      )
      for (const folder of folders)
        this.emitFile({
          type: 'asset',
          fileName: `${config.build.assetsDir}/${basename(folder)}.LICENSE.txt`,
          source: readFileSync(join(folder, 'LICENSE')),
        })
    },
  }
}

/** The nearest folder above a font with a licence, within its package; null where there is none. */
function licensedFolder(font: string): string | null {
  for (let folder = dirname(font); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'LICENSE'))) return folder
    if (existsSync(join(folder, 'package.json'))) return null
  }
  return null
}
