/** How pictures and sounds stand in the text of a card: `![what it shows](name.png)` and `[sound:name.mp3]`. */

/** A picture as a text names it. */
export interface Picture {
  /** What the student's media are called: see `isMediaName`. */
  name: string
  /** What it shows, for whoever does not see it; may be empty. */
  alt: string
}

/** A piece of a text of cards: words as they were written, or a medium in their place. */
export type MediaPart =
  | { kind: 'words'; text: string }
  | ({ kind: 'picture' } & Picture)
  | { kind: 'sound'; name: string }

/**
 * What may be shown and heard on a card, by the type that its bytes tell, with the ending of its name
 * (requirements/recite.md#pictures-and-sounds).
 */
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

/** Whether a name is one that the server gives to media, so that it can name nothing else. */
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

/** The mark of a picture. What it shows is cut off at 300 characters, and loses the signs that would end it. */
export const pictureMark = ({ name, alt }: Picture): string =>
  `![${alt.replace(/[[\]\n]/g, ' ').slice(0, 300)}](${name})`

/** The mark of a sound, whose `name` is one of `isMediaName`. */
export const soundMark = (name: string): string => `[sound:${name}]`
