/** How pictures and sounds stand in the text of a card: `![what it shows](name.png)` and `[sound:name.mp3]`. */

export interface Picture {
  /** What the student's media are called: see `isMediaName`. */
  name: string
  alt: string
}

export type MediaPart =
  | { kind: 'words'; text: string }
  | ({ kind: 'picture' } & Picture)
  | { kind: 'sound'; name: string }

export const IMAGE_ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const
export const SOUND_ENDINGS = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/flac': 'flac',
  'audio/webm': 'webm',
} as const
export const MEDIA_ENDINGS = { ...IMAGE_ENDINGS, ...SOUND_ENDINGS } as const
export type MediaType = keyof typeof MEDIA_ENDINGS

/** The first 128 bits of the content's SHA-256, and how its type ends: nothing else is a student's medium. */
const named = (endings: Record<string, string>) => `[0-9a-f]{32}\\.(?:${Object.values(endings).join('|')})`
const WHOLE_NAME = new RegExp(`^${named(MEDIA_ENDINGS)}$`)
const MARKS = new RegExp(
  `!\\[([^\\]\\n]{0,300})\\]\\((${named(IMAGE_ENDINGS)})\\)|\\[sound:(${named(SOUND_ENDINGS)})\\]`,
  'g',
)

export const isMediaName = (name: string): boolean => WHOLE_NAME.test(name)

/** Words, pictures and sounds in their order. A mark that names no medium of a student's is words. */
export function readMedia(text: string): MediaPart[] {
  const parts: MediaPart[] = []
  let from = 0
  for (const { 0: mark, 1: alt = '', 2: picture, 3: sound = '', index } of text.matchAll(MARKS)) {
    if (index > from) parts.push({ kind: 'words', text: text.slice(from, index) })
    parts.push(picture === undefined ? { kind: 'sound', name: sound } : { kind: 'picture', name: picture, alt })
    from = index + mark.length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** The media that texts name, each once. */
export const mediaNamesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(readMedia).flatMap((part) => (part.kind === 'words' ? [] : part.name))),
]

/** The first picture of a text, and the text without it. */
export function findPicture(text: string): { picture: Picture | null; rest: string } {
  for (const { 0: mark, 1: alt = '', 2: name, index } of text.matchAll(MARKS))
    if (name !== undefined)
      return { picture: { name, alt }, rest: text.slice(0, index) + text.slice(index + mark.length) }
  return { picture: null, rest: text }
}

export const pictureMark = ({ name, alt }: Picture): string =>
  `![${alt.replace(/[[\]\n]/g, ' ').slice(0, 300)}](${name})`
export const soundMark = (name: string): string => `[sound:${name}]`
