import { pathToFileURL } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'
import { LANGUAGE_TAGS, LANGUAGES } from '../../packages/texts/src/languages.ts'

const CATALOGUE = new RegExp(String.raw`/packages/texts/src/[\w-]+/(${LANGUAGES.join('|')})\.ts$`)

/** Compiles the catalogues of texts to functions, so that the browser loads no parser of messages. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    async load(id) {
      const language = CATALOGUE.exec(id)?.[1]
      if (!language) return null
      // Read anew each time, so that a changed text is seen without a restart.
      const { default: catalogue } = await import(`${pathToFileURL(id).href}?at=${Date.now()}`)
      const tag = LANGUAGE_TAGS[language as keyof typeof LANGUAGE_TAGS]
      return compileModule(new MessageFormat(tag), catalogue)
    },
  }
}
