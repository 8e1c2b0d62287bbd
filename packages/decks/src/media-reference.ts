/**
 * Media in the text of a card that was read from a file, until they have a name of their own here: characters of the
 * private use area, which `withoutReferences` keeps anybody else from writing.
 */
const BEGIN = '\uE010'
const MIDDLE = '\uE011'
const END = '\uE012'
const REFERENCE = /\uE010([is])([^\uE010-\uE012]*)\uE011([^\uE010-\uE012]*)\uE012/g
const MARKS = /[\uE000-\uE012]/g

export interface MediaReference {
  kind: 'picture' | 'sound'
  /** The name by which the file calls it. */
  fileName: string
  alt: string
}

export const withoutReferences = (text: string): string => text.replace(MARKS, '')

export const referTo = ({ kind, fileName, alt }: MediaReference): string =>
  `${BEGIN}${kind === 'picture' ? 'i' : 's'}${withoutReferences(fileName)}${MIDDLE}${withoutReferences(alt)}${END}`

/** The names of the media that texts refer to, each once. */
export const fileNamesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, , name = '']) => name))),
]

/** The text with each reference as `write` puts it. */
export const replaceReferences = (text: string, write: (reference: MediaReference) => string): string =>
  text.replace(REFERENCE, (_, kind: string, fileName: string, alt: string) =>
    write({ kind: kind === 'i' ? 'picture' : 'sound', fileName, alt }),
  )
