/** Rules of what a student brought: its kinds, its title, its pages (requirements/files.md#materials). */
import { message } from '@lectern/texts/message'

/** What a material's file is, by the type that it is sent with: the kind that a list shows, and its usual ending. */
const TYPES = {
  'text/plain': { kind: 'text', ending: '.txt' },
  'application/pdf': { kind: 'pdf', ending: '.pdf' },
  'application/msword': { kind: 'word', ending: '.doc' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { kind: 'word', ending: '.docx' },
  'application/vnd.ms-powerpoint': { kind: 'slides', ending: '.ppt' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { kind: 'slides', ending: '.pptx' },
  'application/epub+zip': { kind: 'book', ending: '.epub' },
  'image/png': { kind: 'image', ending: '.png' },
  'image/jpeg': { kind: 'image', ending: '.jpg' },
  'image/webp': { kind: 'image', ending: '.webp' },
  'image/gif': { kind: 'image', ending: '.gif' },
  'audio/mpeg': { kind: 'recording', ending: '.mp3' },
  'audio/mp4': { kind: 'recording', ending: '.m4a' },
  'audio/webm': { kind: 'recording', ending: '.webm' },
  'audio/wav': { kind: 'recording', ending: '.wav' },
  'audio/flac': { kind: 'recording', ending: '.flac' },
} as const

/** The types that a material's file can be sent with. */
export type MaterialType = keyof typeof TYPES
/** The types of a recording: of its sound, taken out of whatever was brought. */
export type RecordingType = Extract<MaterialType, `audio/${string}`>
/** All of them, for schemas and tables. */
export const MATERIAL_TYPES = Object.keys(TYPES) as [MaterialType, ...MaterialType[]]

/** What a list calls a material, by its file. */
export const MATERIAL_KINDS = ['text', 'pdf', 'word', 'slides', 'book', 'image', 'recording'] as const
type MaterialKind = (typeof MATERIAL_KINDS)[number]

/** The kind that a list shows for a file of this type. */
export const kindOfType = (type: MaterialType): MaterialKind => TYPES[type].kind
/** What the name of such a file ends with, with the dot, where it is made up. */
export const endingOfType = (type: MaterialType): string => TYPES[type].ending

/** The name that the file of a material goes by: what is kept of a recording is its sound, whatever was brought. */
export const filenameOf = (name: string, type: MaterialType): string =>
  kindOfType(type) === 'recording' ? name.replace(/\.[a-z0-9]{1,5}$/i, '') + endingOfType(type) : name

/** The orders of the library: brought last first, studied last first, by title, what takes most room first. */
export const MATERIAL_SORTS = ['latest', 'studied', 'title', 'size'] as const
export type MaterialSort = (typeof MATERIAL_SORTS)[number]

/**
 * Why what was brought is not kept or not worked on: nothing was, two things at once, a document without a text, or a recording
 * of which nothing has been transcribed.
 */
export const MATERIAL_TEXTS = {
  nothingBrought: message('documents.nothingBrought'),
  fileOrMaterial: message('documents.fileOrMaterial'),
  nothingPasted: message('documents.nothingPasted'),
  noText: message('documents.noTextToKeep'),
  noTranscript: message('documents.noTranscript'),
  pagesOfText: message('documents.pagesOfText'),
  noSuchPages: (count: number) => message('documents.noSuchPages', { count }),
}

/** About a printed page. */
const PAGE_CHARACTERS = 3000
/** Where a page may end, what reads best first: after a paragraph, a line, a sentence, a word. */
const PAGE_ENDS = [/\n\n/g, /\n/g, /[。！？；]|[.!?] /g, / /g]

/**
 * Where the pages of a text that has none of its own begin: each is at most 3,000 characters, and ends where the text
 * does in its second half. The same text always has the same pages.
 */
export function startPages(text: string): number[] {
  const starts = [0]
  let start = 0
  while (text.length - start > PAGE_CHARACTERS) {
    start += endOfPage(text.slice(start, start + PAGE_CHARACTERS))
    starts.push(start)
  }
  return starts
}

/** Where the pages of a text in chapters begin: each chapter begins one, and is parted as a text without pages is. */
export function startPagesOfChapters(text: string, chapterStarts: readonly number[]): number[] {
  const starts = [...new Set(chapterStarts)].filter((start) => start < text.length)
  return starts.flatMap((start, index) =>
    startPages(text.slice(start, starts[index + 1] ?? text.length).trimEnd()).map((page) => start + page),
  )
}

function endOfPage(page: string): number {
  for (const ends of PAGE_ENDS) {
    const last = [...page.matchAll(ends)].at(-1)
    const end = last ? last.index + last[0].length : 0
    if (end > page.length / 2) return end
  }
  // No character is cut in two.
  return /[\ud800-\udbff]$/.test(page) ? page.length - 1 : page.length
}

/** The text of a page, counted from 1; null where there is no such page. */
export function textOfPage(
  text: string,
  pageStarts: readonly number[],
  page: number,
): { start: number; text: string } | null {
  const start = pageStarts[page - 1]
  if (start === undefined) return null
  return { start, text: text.slice(start, pageStarts[page] ?? text.length).trimEnd() }
}

/**
 * Which characters of a text, in UTF-16 units, stand on its pages from one to another, both counted from 1 and included: from the first to
 * before the last. Null where they are not pages of it, in order.
 */
export function stretchOfPages(
  text: string,
  pageStarts: readonly number[],
  { from, to }: { from: number; to: number },
): { start: number; end: number } | null {
  const start = pageStarts[from - 1]
  if (start === undefined || from > to || to > pageStarts.length) return null
  return { start, end: pageStarts[to] ?? text.length }
}
