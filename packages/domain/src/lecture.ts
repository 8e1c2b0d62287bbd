/** Rules of the lecture module: a PDF explained section by section (requirements/lecture.md). */
import { type Message, message } from '@lectern/texts/message'
import { MAX_TITLE_CHARACTERS } from './content.ts'
import { OCR_LIMIT_PAGES } from './ocr.ts'
import { MEGABYTE, priceOfLecture } from './prices.ts'

/** The largest PDF that is taken; as much is allowed (requirements/files.md#file-types). */
export const LECTURE_LIMIT_BYTES = 100 * MEGABYTE

/** About how much of a lecture, and of its explanation, one section holds. */
const SECTION_CHARACTERS = 4000

/** How many completed lectures a page lists; those in progress and failed stand above every page. */
export const LECTURES_PER_PAGE = 10

/** The most pictured pages recognised at once: recognition takes seconds a page. The rest can be read afterwards. */
export const MOST_RECOGNISED_PAGES = OCR_LIMIT_PAGES

/**
 * How the site waits for a lecture: a question so often, and so many of them; then it says that the work goes on
 * (requirements/lecture.md#processing).
 */
export const POLL_EVERY_MS = 3000
export const MOST_POLLS = 200

/** Length of a file name in a list. */
const SHORT_NAME_CHARACTERS = 24
/** Files below this get the note about started megabytes. */
const NOTE_BELOW_BYTES = 5 * MEGABYTE

/** How a lecture stands. One that failed has been paid back, and waits to be tried again or deleted. */
export const LECTURE_STATUSES = ['processing', 'completed', 'failed'] as const

/** What is being done with a lecture in progress. */
export const LECTURE_PHASES = ['waiting', 'reading', 'explaining'] as const
export type LecturePhase = (typeof LECTURE_PHASES)[number]

/** What a section holds, as its badges say. */
export const SECTION_BADGES = ['Tables', 'Lists', 'Code', 'Notes', 'Text'] as const
export type SectionBadge = (typeof SECTION_BADGES)[number]

/** What is said of lectures by rules, by the server and on screens alike. */
export const LECTURE_TEXTS = {
  tooLarge: message('lecture.tooLarge'),
  wrongType: message('lecture.wrongType'),
  processingFailed: message('lecture.processingFailed'),
  serviceFailing: message('lecture.serviceFailing'),
  noText: message('lecture.noText'),
  nothingToExplain: message('lecture.nothingToExplain'),
  cancelled: message('lecture.cancelled'),
  contentFailed: message('lecture.contentFailed'),
  notCompleted: message('lecture.notCompleted'),
  notKept: message('lecture.notKept'),
  nothingToReadAgain: message('lecture.nothingToReadAgain'),
  readAgainFailed: message('lecture.readAgainFailed'),
} as const

/** Why a lecture failed whose credits came back: 'Processing failed. Credits refunded.' */
export const failedAndRefunded = (reason: Message | string): Message => message('lecture.failedAndRefunded', { reason })

/** What is wrong with a file by its name and size, or null. What it holds is the server's to see. */
export function checkLectureFile({ name, size }: { name: string; size: number }): Message | null {
  if (!/\.pdf$/i.test(name)) return LECTURE_TEXTS.wrongType
  return size > LECTURE_LIMIT_BYTES ? LECTURE_TEXTS.tooLarge : null
}

/** How much of a lecture has been read. */
export interface LectureReading {
  sizeBytes: number
  totalPages: number
  readPages: number
}

/** The price of the megabytes of those pages that could be read. */
export const priceOfReadLecture = ({ sizeBytes, totalPages, readPages }: LectureReading): number =>
  priceOfLecture((sizeBytes * readPages) / totalPages)

/**
 * What reading more pages of a lecture costs: all that is read together costs what it would have cost at once, so that it
 * may be nothing.
 */
export const priceOfLecturePagesAgain = (reading: LectureReading, chargedCredits: number, morePages: number): number =>
  Math.max(0, priceOfReadLecture({ ...reading, readPages: reading.readPages + morePages }) - chargedCredits)

/**
 * Whether the screen explains that a started megabyte costs a whole credit, as of small files
 * (requirements/lecture.md#upload-of-a-lecture).
 */
export const hasStartedMegabyteNote = (sizeBytes: number): boolean => sizeBytes < NOTE_BELOW_BYTES

/** The file's name without its ending, as long as a title may be; a name that is nothing else stays whole. */
export const titleOfFile = (name: string): string =>
  [...(name.replace(/\.pdf$/i, '').trim() || name)].slice(0, MAX_TITLE_CHARACTERS).join('')

/** A file's name for a list: whole up to 24 characters, else its start and its ending. */
export function shortenFilename(name: string): string {
  const characters = [...name]
  if (characters.length <= SHORT_NAME_CHARACTERS) return name
  const ending = /\.pdf$/i.exec(name)?.[0] ?? ''
  return `${characters
    .slice(0, SHORT_NAME_CHARACTERS - ending.length - 1)
    .join('')
    .trimEnd()}…${ending}`
}

/** The words between the parts of an explanation, in the language of the lecture. */
export const EXPLANATION_WORDS = {
  en: { keyTerms: 'Key terms', example: 'For example', note: 'Note', page: (page: number) => ` (page ${page})` },
  'zh-Hans': { keyTerms: '关键术语', example: '例如', note: '注意', page: (page: number) => `（第 ${page} 页）` },
  'zh-Hant': { keyTerms: '關鍵術語', example: '例如', note: '注意', page: (page: number) => `（第 ${page} 頁）` },
} as const

/** How far a lecture is. Sections are counted only once the PDF has been read. */
export function progressOf(
  phase: LecturePhase,
  { sectionsDone, sectionCount: count }: { sectionsDone: number; sectionCount: number },
): Message {
  if (phase === 'waiting') return message('lecture.phaseWaiting')
  if (phase === 'reading') return message('lecture.phaseReading')
  return message('lecture.phaseExplaining', { number: Math.min(sectionsDone + 1, count), count })
}

/** A page of a lecture that holds text; pages count from 1. */
export interface LecturePage {
  page: number
  text: string
}

/** A page that is longer than this is cut into pieces of its own. */
const LONGEST_PIECE = SECTION_CHARACTERS * 1.5

/**
 * Puts the pages of a lecture together to sections of about 4,000 characters, in order. A page is cut only if it alone
 * is half as long again: at a paragraph, line or sentence end.
 */
export function planSections(pages: readonly LecturePage[]): LecturePage[][] {
  const sections: LecturePage[][] = []
  let open: LecturePage[] = []
  let size = 0
  for (const piece of pages.flatMap(cutPage)) {
    if (open.length > 0 && size + piece.text.length / 2 > SECTION_CHARACTERS) {
      sections.push(open)
      open = []
      size = 0
    }
    open.push(piece)
    size += piece.text.length
  }
  if (open.length > 0) sections.push(open)
  return sections
}

function cutPage({ page, text }: LecturePage): LecturePage[] {
  const pieces: LecturePage[] = []
  let rest = text
  while (rest.length > LONGEST_PIECE) {
    const end = lastBreak(rest.slice(0, SECTION_CHARACTERS))
    pieces.push({ page, text: rest.slice(0, end).trim() })
    rest = rest.slice(end)
  }
  return [...pieces, { page, text: rest.trim() }].filter((piece) => piece.text !== '')
}

const BREAKS = [/\n\n/g, /\n/g, /[.。!！?？](?:\s|(?=\p{Script=Han}))/gu, /\s/g]

/** Where `piece` is best ended: behind its last break of the best kind in its second half. */
function lastBreak(piece: string): number {
  for (const kind of BREAKS) {
    const last = [...piece.matchAll(kind)].at(-1)
    const end = last ? last.index + last[0].length : 0
    if (end > piece.length / 2) return end
  }
  // Never between the halves of a surrogate pair.
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length
}
