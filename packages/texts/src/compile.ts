import messageformat from '@messageformat/core'
import type { Catalogue } from './areas/area.ts'
import { AREAS, CATALOGUES } from './catalogues.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from './languages.ts'
import { type CompiledCatalogue, Speaker } from './speaker.ts'

/** The package is CommonJS and is its own class; its types speak of a default export. */
const MessageFormat = messageformat as unknown as typeof messageformat.default

/** A catalogue ready to be filled in; each text is compiled when it is first said. The site's are compiled when it is built. */
export function compileCatalogue(language: Language, catalogue: Catalogue): CompiledCatalogue {
  const compiler = new MessageFormat(LANGUAGE_TAGS[language])
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compiledLater(compiler, text)]))
}

function compiledLater(compiler: InstanceType<typeof MessageFormat>, text: string): CompiledCatalogue[string] {
  let compiled: CompiledCatalogue[string] | undefined
  return (values) => {
    compiled ??= compiler.compile(text) as CompiledCatalogue[string]
    return compiled(values)
  }
}

/** A speaker of every area in every language, for a server. */
export async function loadSpeaker(): Promise<Speaker> {
  const speaker = new Speaker()
  for (const area of AREAS) {
    for (const language of LANGUAGES) {
      const { default: catalogue } = await CATALOGUES[area][language]()
      speaker.add(language, area, compileCatalogue(language, catalogue))
    }
  }
  return speaker
}
